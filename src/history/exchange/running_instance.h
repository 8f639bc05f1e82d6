// The program that has a history open is the only one that may write to it. Another start asks it to come
// forward and to show a file, on a socket that only the same user can reach.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tafel::history {

/// The socket of the program that has this history open: in the folder of the user's session
/// (`XDG_RUNTIME_DIR`), otherwise in a folder below /tmp. Creates that folder.
/// \return an empty path if no folder belongs to the user alone
std::filesystem::path requestSocket(const std::filesystem::path& history);

/// The window comes forward and shows the file, if there is one.
struct Request {
    std::string file = {}; ///< Absolute path.
    std::string activation = {}; ///< The desktop's token by which a window may come forward.

    static constexpr std::size_t longest = 16 << 10; ///< Bytes of a written request.
    static constexpr char end = '\0'; ///< Its last byte.
    static constexpr std::string_view answer = "done\n";
};

/// A request as one piece: its format and the token in a line each, then the file, which may have any other
/// byte.
std::string write(const Request& request);
/// \return nothing if the bytes before the end are not a request: another form, too long, or a relative path
std::optional<Request> readRequest(std::string_view bytes);

/// The program that has a history open, seen from another one.
class RunningInstance {
public:
    /// \return nothing if no program of this user listens.
    static std::optional<RunningInstance> find(const std::filesystem::path& history);
    RunningInstance(RunningInstance&& other) noexcept;
    RunningInstance& operator=(RunningInstance&& other) noexcept;
    ~RunningInstance();

    /// Sends the only request of the connection.
    /// \return true if the window comes to the front
    bool open(const std::filesystem::path& file, const std::string& activation) const;

private:
    explicit RunningInstance(int socket)
        : m_socket(socket)
    {
    }

    int m_socket = -1;
};

/// Another program writes to the history: finds the one that listens, and waits a moment for one that has
/// just been started.
std::optional<RunningInstance> findWriter(const std::filesystem::path& history);

} // namespace tafel::history
