#include "bench/process.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <thread>

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tafel::bench {

namespace {

using Clock = std::chrono::steady_clock;

void check(int error, const std::string& what)
{
    if (error != 0)
        throw std::system_error(error, std::generic_category(), what);
}

} // namespace

std::string sibling(const std::string& name)
{
    return (std::filesystem::read_symlink("/proc/self/exe").parent_path() / name).string();
}

pid_t start(const Command& command)
{
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    std::vector<char*> arguments;
    for (const std::string& argument : command)
        arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    pid_t program = 0;
    const int error = posix_spawnp(&program, arguments[0], &files, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    check(error, command.front());
    return program;
}

bool hasEnded(pid_t program)
{
    siginfo_t ended{};
    return waitid(P_PID, static_cast<id_t>(program), &ended, WEXITED | WNOHANG | WNOWAIT) == 0
        && ended.si_pid == program;
}

void stop(pid_t program)
{
    using namespace std::chrono_literals;
    kill(-program, SIGTERM);
    for (int patience = 0; patience < 100 && waitpid(program, nullptr, WNOHANG) == 0; ++patience)
        std::this_thread::sleep_for(10ms);
    kill(-program, SIGKILL);
    waitpid(program, nullptr, 0);
}

double run(const Command& command)
{
    const auto begin = Clock::now();
    const pid_t program = start(command);
    int status = 0;
    waitpid(program, &status, 0);
    const std::chrono::duration<double> took = Clock::now() - begin;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw std::runtime_error(command.front() + " failed");
    return took.count();
}

double memory(pid_t program)
{
    std::ifstream map("/proc/" + std::to_string(program) + "/smaps_rollup");
    for (std::string word; map >> word;)
        if (word == "Pss:") {
            double kibibytes = 0;
            map >> kibibytes;
            return kibibytes * 1024 / 1e6;
        }
    throw std::runtime_error("no memory map of process " + std::to_string(program));
}

} // namespace tafel::bench
