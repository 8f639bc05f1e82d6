#include "history/exchange/running_instance.h"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "document/canonical.h"
#include "document/json_helpers.h"
#include "history/log/body_json.h"
#include "history/storage/writer_lock.h"

namespace tafel::history {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using Json = rapidjson::Document;

constexpr std::string_view format = "tafelrichter-request/1";
constexpr std::size_t longestAnswer = 16 << 20;
constexpr std::chrono::seconds silence(10); ///< The longest time that a busy program may be silent.

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

void put(JsonWriter& out, const Message& message)
{
    document::text(out, "de", message.de);
    document::text(out, "en", message.en);
}

template <typename Content> std::string lineOf(const Content& content)
{
    rapidjson::StringBuffer buffer;
    JsonWriter out(buffer);
    out.StartObject();
    content(out);
    out.EndObject();
    return std::string(buffer.GetString(), buffer.GetSize()) + '\n';
}

/// \return null if the object has no such key
const rapidjson::Value* memberOf(const rapidjson::Value& object, const char* key)
{
    const auto found = object.FindMember(key);
    return found != object.MemberEnd() ? &found->value : nullptr;
}

std::string textOf(const rapidjson::Value& object, const char* key)
{
    const rapidjson::Value* const text = memberOf(object, key);
    return text && text->IsString() ? std::string(text->GetString(), text->GetStringLength()) : std::string();
}

int numberOf(const rapidjson::Value& object, const char* key)
{
    const rapidjson::Value* const number = memberOf(object, key);
    return number && number->IsInt() ? number->GetInt() : 0;
}

bool isTrue(const rapidjson::Value& object, const char* key)
{
    const rapidjson::Value* const flag = memberOf(object, key);
    return flag && flag->IsTrue();
}

Message messageOf(const rapidjson::Value& object)
{
    return {textOf(object, "de"), textOf(object, "en")};
}

/// Whether it is an object, nested no deeper than an entry of the log.
bool parse(Json& out, std::string_view line)
{
    return parseBody(out, line, static_cast<Json::AllocatorType*>(nullptr)) && out.IsObject();
}

bool isOfThisUser(int socket)
{
    ucred other = {};
    socklen_t size = sizeof other;
    return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 && other.uid == ::geteuid();
}

StorageError noAnswer()
{
    return {StorageError::Code::InUse,
        {"Die Spielgeschichte ist in der Tablet-App offen, und die antwortet nicht. Was sie bis dahin "
         "eingetragen "
         "hat, bleibt. Versuche es noch einmal: Was schon da ist, kommt nicht doppelt.",
            "The history is open in the tablet app, which does not answer. Matches that it had added by then "
            "stay. Try again: nothing is added twice."}};
}

/// A file that has to be read to its end only once: a pipe, standard input. Goes when this one ends.
class Spooled {
public:
    /// Throws StorageException (Io).
    explicit Spooled(int source)
    {
        const char* folder = std::getenv("TMPDIR");
        m_name = fmt::format("{}/tafelrichter-XXXXXX", folder && *folder ? folder : "/tmp");
        const int target = ::mkstemp(m_name.data());
        char bytes[1 << 16];
        bool whole = target >= 0;
        while (whole) {
            const ssize_t size = ::read(source, bytes, sizeof bytes);
            if (size == 0 || (size < 0 && errno != EINTR)) {
                whole = size == 0;
                break;
            }
            for (ssize_t at = 0; whole && at < size;) {
                const ssize_t written = ::write(target, bytes + at, static_cast<std::size_t>(size - at));
                whole = written >= 0 || errno == EINTR;
                at += std::max<ssize_t>(written, 0);
            }
        }
        const int error = errno;
        if (target >= 0)
            ::close(target);
        if (whole)
            return;
        ::unlink(m_name.c_str());
        throw StorageException(
            fileError(error == ENOSPC ? StorageError::Code::DiskFull : StorageError::Code::Io, m_name,
                std::strerror(error)));
    }
    ~Spooled() { ::unlink(m_name.c_str()); }
    Spooled(const Spooled&) = delete;
    Spooled& operator=(const Spooled&) = delete;

    const std::string& name() const { return m_name; }

private:
    std::string m_name;
};

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
    return lineOf([&](JsonWriter& out) {
        document::text(out, "format", format);
        document::text(out, "do", request.what == Request::What::Open ? "open" : "import");
        document::text(out, "file", request.file);
        document::text(out, "name", request.name);
        document::text(out, "activation", request.activation);
    });
}

std::optional<Request> readRequest(std::string_view line)
{
    Json document;
    if (line.size() > Request::longest || !parse(document, line) || textOf(document, "format") != format)
        return std::nullopt;
    const std::string what = textOf(document, "do");
    Request request{what == "import" ? Request::What::Import : Request::What::Open, textOf(document, "file"),
        textOf(document, "name"), textOf(document, "activation")};
    const bool isPath = fs::path(request.file).is_absolute() && request.file.find('\0') == std::string::npos;
    const bool isFit = what == "open" ? isPath || request.file.empty() : what == "import" && isPath;
    return isFit ? std::optional(std::move(request)) : std::nullopt;
}

std::string writeProgress(double done)
{
    return lineOf([&](JsonWriter& out) {
        out.Key("progress");
        out.Double(done);
    });
}

std::string writeDone()
{
    return lineOf([](JsonWriter& out) {
        out.Key("done");
        out.Bool(true);
    });
}

std::string writeResult(const ImportResult& result, const StorageError* fault)
{
    return lineOf([&](JsonWriter& out) {
        out.Key("done");
        out.Bool(true);
        for (const auto& [key, count] : importCounts) {
            out.Key(key);
            out.Int(result.*count);
        }
        out.Key("cancelled");
        out.Bool(result.cancelled);
        out.Key("refusals");
        out.StartArray();
        for (const ImportRefusal& each : result.refusals) {
            out.StartObject();
            out.Key("line");
            out.Uint64(each.line);
            document::text(out, "where", each.where);
            document::text(out, "code", each.code);
            put(out, each.message);
            out.EndObject();
        }
        out.EndArray();
        if (!fault)
            return;
        out.Key("fault");
        out.StartObject();
        out.Key("missing");
        out.Bool(fault->code == StorageError::Code::Missing);
        put(out, fault->message);
        document::text(out, "detail", fault->detail);
        out.EndObject();
    });
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
    , m_read(std::move(other.m_read))
{
}

RunningInstance& RunningInstance::operator=(RunningInstance&& other) noexcept
{
    std::swap(m_socket, other.m_socket);
    std::swap(m_read, other.m_read);
    return *this;
}

RunningInstance::~RunningInstance()
{
    if (m_socket >= 0)
        ::close(m_socket);
}

bool RunningInstance::send(const Request& request) const
{
    const std::string line = write(request);
    return line.size() <= Request::longest
        && ::send(m_socket, line.data(), line.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(line.size());
}

std::optional<std::string> RunningInstance::line(const std::function<void()>& waiting)
{
    constexpr int look = 100; // milliseconds
    const Clock::time_point begin = Clock::now();
    while (true) {
        if (const std::size_t end = m_read.find('\n'); end != std::string::npos) {
            std::string line = m_read.substr(0, end);
            m_read.erase(0, end + 1);
            return line;
        }
        if (waiting)
            waiting();
        pollfd heard = {m_socket, POLLIN, 0};
        if (::poll(&heard, 1, look) > 0) {
            char bytes[1 << 14];
            const ssize_t size = ::recv(m_socket, bytes, sizeof bytes, 0);
            if (size == 0 || (size < 0 && errno != EINTR) || m_read.size() > longestAnswer)
                return std::nullopt;
            m_read.append(bytes, static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
        } else if (Clock::now() - begin > silence) {
            return std::nullopt;
        }
    }
}

bool RunningInstance::open(const fs::path& file, const std::string& activation)
{
    const std::string whole = file.empty() ? std::string() : fs::absolute(file).lexically_normal().string();
    return send({Request::What::Open, whole, {}, activation}) && line().has_value();
}

Expected<void> RunningInstance::import(ImportResult& all, const std::string& file, const Progress& progress)
{
    std::error_code error;
    const fs::file_type type = fs::status(file, error).type();
    std::optional<Spooled> spooled;
    if (file == "-" || type == fs::file_type::fifo || type == fs::file_type::socket
        || type == fs::file_type::character) {
        const Expected<void> read = guarded(file, [&] {
            const int source = file == "-" ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
            spooled.emplace(source);
            if (source != STDIN_FILENO)
                ::close(source);
        });
        if (!read)
            return tl::unexpected(read.error());
    } else if (const auto readable = openMatchFile(file); !readable) {
        return tl::unexpected(readable.error());
    }
    const std::string path = spooled ? spooled->name() : file;
    if (!send({Request::What::Import, fs::absolute(path).string(),
            file == "-" ? file : fs::path(file).filename().string(), {}}))
        return tl::unexpected(noAnswer());
    double done = 0;
    bool stopped = false;
    while (true) {
        const std::optional<std::string> said = line([&] {
            if (stopped || !progress || progress(done))
                return;
            stopped = true;
            ::send(m_socket, "\n", 1, MSG_NOSIGNAL); // it stops after a whole match and reports the result
        });
        Json document;
        if (!said || !parse(document, *said))
            return tl::unexpected(noAnswer());
        if (const rapidjson::Value* const progressed = memberOf(document, "progress")) {
            done = progressed->IsNumber() ? progressed->GetDouble() : 0;
            continue;
        }
        ImportResult result;
        for (const auto& [key, count] : importCounts)
            result.*count = numberOf(document, key);
        result.cancelled = isTrue(document, "cancelled");
        if (const rapidjson::Value* const refusals = memberOf(document, "refusals");
            refusals && refusals->IsArray())
            for (const auto& each : refusals->GetArray())
                if (each.IsObject())
                    result.refusals.push_back({file == "-" ? file : fs::path(file).filename().string(),
                        static_cast<std::size_t>(std::max(0, numberOf(each, "line"))), textOf(each, "where"),
                        textOf(each, "code"), messageOf(each)});
        add(all, result);
        const rapidjson::Value* const fault = memberOf(document, "fault");
        if (!fault || !fault->IsObject())
            return {};
        return tl::unexpected(
            StorageError{isTrue(*fault, "missing") ? StorageError::Code::Missing : StorageError::Code::Io,
                messageOf(*fault), textOf(*fault, "detail")});
    }
}

} // namespace tafel::history
