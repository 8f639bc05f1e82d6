// Runs a program like a shell does: arguments, environment, standard input, and the result.
#pragma once

#include <filesystem>
#include <fstream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/json.h"

namespace tafel::test {

/// A temporary folder that is removed after the test.
class Folder {
public:
    Folder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "tafel-XXXXXX").string();
        if (!mkdtemp(name.data()))
            throw std::runtime_error("no folder for the test");
        m_path = name;
    }
    ~Folder() { std::filesystem::remove_all(m_path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path operator/(const std::string& name) const { return m_path / name; }
    std::string write(const std::string& name, std::string_view text) const
    {
        std::ofstream(m_path / name, std::ios::binary) << text;
        return (m_path / name).string();
    }

private:
    std::filesystem::path m_path;
};

struct Ran {
    int status; ///< Exit status; -1 if a signal ended the process.
    std::string out, err;
};

struct Settings {
    std::string input = {};
    std::map<std::string, std::string> environment = {}; ///< The complete environment.
    std::string program = TAFEL_PROGRAM;
};

/// Starts a program, which is looked for in PATH. The caller must wait for it.
/// \return its id
inline pid_t start(const std::string& program, std::vector<std::string> arguments,
    const std::map<std::string, std::string>& environment, const posix_spawn_file_actions_t* files = nullptr)
{
    arguments.insert(arguments.begin(), program);
    std::vector<std::string> variables;
    for (const auto& [name, value] : environment)
        variables.push_back(name + "=" + value);
    const auto pointers = [](std::vector<std::string>& texts) {
        std::vector<char*> list;
        for (std::string& text : texts)
            list.push_back(text.data());
        list.push_back(nullptr);
        return list;
    };
    pid_t child = 0;
    if (posix_spawnp(
            &child, program.c_str(), files, nullptr, pointers(arguments).data(), pointers(variables).data())
        != 0)
        throw std::runtime_error(program + " cannot be started");
    return child;
}

inline Ran run(std::vector<std::string> arguments, const Settings& settings = {})
{
    const Folder folder;
    const std::string in = folder.write("in", settings.input), out = (folder / "out").string(),
                      err = (folder / "err").string();
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, in.c_str(), O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, out.c_str(), O_WRONLY | O_CREAT, 0600);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, err.c_str(), O_WRONLY | O_CREAT, 0600);

    const pid_t child = start(settings.program, std::move(arguments), settings.environment, &files);
    posix_spawn_file_actions_destroy(&files);
    int status = 0;
    waitpid(child, &status, 0);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, readFile(out), readFile(err)};
}

} // namespace tafel::test
