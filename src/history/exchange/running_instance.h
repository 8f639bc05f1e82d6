// The program that has a history open is the only one that may write to it. Another start asks it: to show a
// file, or to import one. Requests and answers are lines of JSON on a socket that only the same user can
// reach.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "history/exchange/import.h"

namespace tafel::history {

/// The socket of the program that has this history open: in the folder of the user's session
/// (`XDG_RUNTIME_DIR`), otherwise in a folder below /tmp. Creates that folder.
/// \return an empty path if no folder belongs to the user alone
std::filesystem::path requestSocket(const std::filesystem::path& history);

struct Request {
    enum class What {
        Open, ///< The window comes forward and shows the file, if there is one.
        Import, ///< Imports the file; the answer has the result.
    };
    What what = What::Open;
    std::string file = {}; ///< Absolute path.
    std::string name = {}; ///< For Import: the user's name of the file.
    std::string activation = {}; ///< Open: the desktop's token by which a window may come forward.

    static constexpr std::size_t longest = 16 << 10; ///< Bytes of its line.
};

/// One line, with its end.
std::string write(const Request& request);
/// \return nothing if the line is not a request of this version: another form, too long, or a relative path
std::optional<Request> readRequest(std::string_view line);

/// The answers to a request, one a line: any number of `writeProgress`, then one of these.
std::string writeProgress(double done); ///< 0 … 1
std::string writeDone(); ///< The answer to Open.
/// The answer to Import. Matches added before `fault` remain.
std::string writeResult(const ImportResult& result, const StorageError* fault);

/// The program that has a history open, seen from another one.
class RunningInstance {
public:
    /// \return nothing if no program of this user listens.
    static std::optional<RunningInstance> find(const std::filesystem::path& history);
    RunningInstance(RunningInstance&& other) noexcept;
    RunningInstance& operator=(RunningInstance&& other) noexcept;
    ~RunningInstance();

    /// Sends one request and closes the connection.
    /// \return true if the window comes to the front
    bool open(const std::filesystem::path& file, const std::string& activation);

    /// Runs `importFile` there, with the same errors; InUse if there was no answer. "-": standard input.
    Expected<void> import(ImportResult& all, const std::string& file, const Progress& progress);

private:
    explicit RunningInstance(int socket)
        : m_socket(socket)
    {
    }
    bool send(const Request& request) const;
    /// The next line of the answer; nothing after the timeout. `waiting` is called meanwhile.
    std::optional<std::string> line(const std::function<void()>& waiting = {});

    int m_socket = -1;
    std::string m_read; ///< Behind the last line.
};

/// Another program writes to the history: finds the one that listens, and waits a moment for one that has
/// just been started.
std::optional<RunningInstance> findWriter(const std::filesystem::path& history);

} // namespace tafel::history
