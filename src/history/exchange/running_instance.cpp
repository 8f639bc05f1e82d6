#include "history/exchange/running_instance.h"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <utility>

#include <fmt/format.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "document/canonical.h"
#include "history/storage/writer_lock.h"

namespace tafel::history {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::string_view format = "tafelrichter-open/1\n";

/// Creates the folder if it is missing.
/// \return false if others can access it
bool isOurFolder(const fs::path& folder)
{
    ::mkdir(folder.c_str(), 0700);
    struct stat found = {};
    return ::lstat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == ::geteuid()
        && (found.st_mode & 077) == 0;
}

fs::path folderOfRequests()
{
    const char* session = std::getenv("XDG_RUNTIME_DIR");
    // a timer's environment, for example, lacks the variable
    const std::string usual = fmt::format("/run/user/{}", ::geteuid());
    if (const fs::path folder = session ? session : usual; folder.is_absolute())
        if (isOurFolder(folder / "tafelrichter"))
            return folder / "tafelrichter";
    const fs::path folder = fmt::format("/tmp/tafelrichter-{}", ::geteuid());
    return isOurFolder(folder) ? folder : fs::path();
}

bool isOfThisUser(int socket)
{
    ucred other = {};
    socklen_t size = sizeof other;
    return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 && other.uid == ::geteuid();
}

} // namespace

fs::path requestSocket(const fs::path& history)
{
    const fs::path folder = folderOfRequests();
    if (folder.empty())
        return {};
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(fs::absolute(history, error), error);
    const fs::path socket = folder / (document::sha256Of(whole.string()).substr(0, 16) + ".socket");
    return error || socket.string().size() >= sizeof(sockaddr_un::sun_path) ? fs::path() : socket;
}

std::string write(const Request& request)
{
    return fmt::format("{}{}\n{}{}", format, request.activation, request.file, Request::end);
}

std::optional<Request> readRequest(std::string_view bytes)
{
    if (bytes.size() > Request::longest || !bytes.starts_with(format))
        return std::nullopt;
    bytes.remove_prefix(format.size());
    const std::size_t line = bytes.find('\n');
    if (line == std::string_view::npos)
        return std::nullopt;
    Request request{std::string(bytes.substr(line + 1)), std::string(bytes.substr(0, line))};
    if (!request.file.empty()
        && (!fs::path(request.file).is_absolute() || request.file.find(Request::end) != std::string::npos))
        return std::nullopt;
    return request;
}

std::optional<RunningInstance> RunningInstance::find(const fs::path& history)
{
    const std::string name = requestSocket(history).string();
    if (name.empty())
        return std::nullopt;
    RunningInstance instance(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_un address = {.sun_family = AF_UNIX, .sun_path = {}};
    std::memcpy(address.sun_path, name.c_str(), name.size() + 1);
    if (instance.m_socket < 0
        || ::connect(instance.m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0
        || !isOfThisUser(instance.m_socket))
        return std::nullopt;
    return instance;
}

std::optional<RunningInstance> findWriter(const fs::path& history)
{
    constexpr std::chrono::milliseconds look(20), most(2000); // from its lock to its socket
    const Clock::time_point end = Clock::now() + most;
    while (!runExclusively(history, [] {})) {
        if (auto found = RunningInstance::find(history))
            return found;
        if (Clock::now() > end)
            break;
        std::this_thread::sleep_for(look);
    }
    return std::nullopt;
}

RunningInstance::RunningInstance(RunningInstance&& other) noexcept
    : m_socket(std::exchange(other.m_socket, -1))
{
}

RunningInstance& RunningInstance::operator=(RunningInstance&& other) noexcept
{
    std::swap(m_socket, other.m_socket);
    return *this;
}

RunningInstance::~RunningInstance()
{
    if (m_socket >= 0)
        ::close(m_socket);
}

bool RunningInstance::open(const fs::path& file, const std::string& activation) const
{
    constexpr int patience = 10'000; // milliseconds; a busy window may be silent for a while
    const std::string request
        = write({file.empty() ? std::string() : fs::absolute(file).lexically_normal().string(), activation});
    if (request.size() > Request::longest
        || ::send(m_socket, request.data(), request.size(), MSG_NOSIGNAL)
            != static_cast<ssize_t>(request.size()))
        return false;
    pollfd heard = {m_socket, POLLIN, 0};
    char answer[Request::answer.size()];
    return ::poll(&heard, 1, patience) > 0
        && ::recv(m_socket, answer, sizeof answer, MSG_WAITALL) == sizeof answer
        && std::string_view(answer, sizeof answer) == Request::answer;
}

} // namespace tafel::history
