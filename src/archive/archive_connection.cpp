#include "archive/archive_connection.h"

#include <algorithm>
#include <charconv>
#include <future>
#include <optional>
#include <regex>
#include <thread>

#include <dlfcn.h>
#include <libpq-fe.h>
#include <poll.h>

#include <fmt/format.h>

namespace tafel::archive {

namespace {

using Clock = std::chrono::steady_clock;
using Code = ArchiveError::Code;

constexpr std::chrono::milliseconds glance{50}; // the interval between checks for a cancellation

/// The functions of libpq, under their own names.
struct Library {
#define TAFEL_CALLS(each)                                                                                    \
    each(PQconninfoParse) each(PQconninfoFree) each(PQfreemem) each(PQconnectStartParams)                    \
        each(PQconnectPoll) each(PQstatus) each(PQsocket) each(PQerrorMessage) each(PQfinish)                \
            each(PQsetnonblocking) each(PQsetNoticeProcessor) each(PQpingParams)                             \
                each(PQconnectionNeedsPassword) each(PQconnectionUsedPassword) each(PQsendQuery)             \
                    each(PQsendQueryParams) each(PQflush) each(PQconsumeInput) each(PQisBusy)                \
                        each(PQgetResult) each(PQresultStatus) each(PQresultErrorField) each(PQclear)        \
                            each(PQntuples) each(PQgetvalue) each(PQgetlength) each(PQputCopyData)           \
                                each(PQputCopyEnd) each(PQnotifies) each(PQsetErrorVerbosity)
#define TAFEL_CALL(name) decltype(&::name) name = nullptr;
    TAFEL_CALLS(TAFEL_CALL)
#undef TAFEL_CALL

    Library()
    {
        void* const library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
        if (!library)
            throw ArchiveException(archiveError(Code::NoLibrary, dlerror()));
        const auto load = [&](auto& call, const char* name) {
            call = reinterpret_cast<std::remove_reference_t<decltype(call)>>(dlsym(library, name));
            if (!call)
                throw ArchiveException(archiveError(Code::NoLibrary, name));
        };
#define TAFEL_CALL(name) load(name, #name);
        TAFEL_CALLS(TAFEL_CALL)
#undef TAFEL_CALL
    }
};
#undef TAFEL_CALLS

const Library& pq()
{
    static const Library library;
    return library;
}

/// Runs `work`, which may look up a host name. A lookup takes as long as the network wants and cannot be
/// stopped, so it runs on a thread that is abandoned once `stop` returns true or `end` is reached.
template <typename Work> auto aside(Work work, const CancelCheck& stop, Clock::time_point end)
{
    std::packaged_task<std::invoke_result_t<Work>()> task(std::move(work));
    auto answer = task.get_future();
    std::thread(std::move(task)).detach();
    while (answer.wait_for(glance) != std::future_status::ready) {
        if (stop && stop())
            throw ArchiveException(archiveError(Code::Cancelled));
        if (Clock::now() >= end)
            throw ArchiveException(archiveError(Code::NotFound, "no answer to the name of the server"));
    }
    return answer.get();
}

std::string firstLine(std::string_view text)
{
    return std::string(text.substr(0, text.find('\n')));
}

struct ConnectionOption {
    std::string name, value;
};

std::vector<ConnectionOption> parsed(const std::string& address)
{
    char* error = nullptr;
    PQconninfoOption* const options = pq().PQconninfoParse(address.c_str(), &error);
    if (!options) {
        std::string why = error ? firstLine(error) : "";
        if (error)
            pq().PQfreemem(error);
        throw ArchiveException(archiveError(Code::BadAddress, std::move(why)));
    }
    std::vector<ConnectionOption> said;
    for (const PQconninfoOption* each = options; each->keyword; ++each)
        if (each->val)
            said.push_back({each->keyword, each->val});
    pq().PQconninfoFree(options);
    return said;
}

std::string quoted(const std::string& value)
{
    std::string out = "'";
    for (const char each : value) {
        if (each == '\'' || each == '\\')
            out += '\\';
        out += each;
    }
    return out + "'";
}

ArchiveError errorOfState(std::string_view state, std::string detail)
{
    const auto is = [&](std::initializer_list<std::string_view> begins) {
        return std::any_of(
            begins.begin(), begins.end(), [&](std::string_view each) { return state.starts_with(each); });
    };
    const Code code = state.empty() || is({"08", "57P01", "57P02", "57P05", "25P03"}) ? Code::ConnectionLost
        : is({"57P03"})                                                               ? Code::Starting
        : is({"25006"})                                                               ? Code::ReadOnly
        : is({"53300"})                   ? Code::TooManyConnections
        : is({"57014"})                   ? Code::TimeLimit
        : is({"42501", "0LP01", "28"})    ? Code::NoRights
        : is({"TF001"})                   ? Code::Rejected
        : is({"3F000", "42P01", "42883"}) ? Code::NoArchive
        : is({"53"})                      ? Code::OutOfSpace
        : is({"40", "55P03"})             ? Code::Busy
        : is({"42", "22P02"})             ? Code::ForeignSchema
                                          : Code::Other;
    return archiveError(code, state.empty() ? std::move(detail) : fmt::format("{} {}", state, detail));
}

} // namespace

std::string sanitizedAddress(const std::string& address)
{
    std::string out;
    for (const ConnectionOption& each : parsed(address)) {
        if (each.name == "password" || each.name == "sslpassword")
            throw ArchiveException(archiveError(Code::PasswordInAddress));
        out += fmt::format("{}{}={}", out.empty() ? "" : " ", each.name, quoted(each.value));
    }
    if (out.empty())
        throw ArchiveException(archiveError(Code::BadAddress));
    return out;
}

std::string placeOf(const std::string& address)
{
    std::string host, database, service;
    for (const ConnectionOption& each : parsed(address)) {
        if (each.name == "host" || (each.name == "hostaddr" && host.empty()))
            host = each.value;
        else if (each.name == "dbname")
            database = each.value;
        else if (each.name == "service")
            service = each.value;
    }
    if (host.empty() && database.empty())
        return service;
    return database.empty() ? host : fmt::format("{}/{}", host.empty() ? "localhost" : host, database);
}

struct ArchiveConnection::Connection {
    explicit Connection(const std::string& address)
    {
        const char* const names[] = {"dbname", "fallback_application_name", "client_encoding", nullptr};
        const char* const values[] = {address.c_str(), "tafelrichter", "UTF8", nullptr};
        handle = pq().PQconnectStartParams(names, values, 1);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection()
    {
        if (handle)
            pq().PQfinish(handle);
    }

    PGconn* handle = nullptr;
};

ArchiveConnection::ArchiveConnection(const std::string& address, Time deadline, CancelCheck stop)
    : m_deadline(deadline)
    , m_stop(std::move(stop))
{
    const Clock::time_point end = Clock::now() + deadline;
    m_connection = aside([address] { return std::make_shared<Connection>(address); }, m_stop, end);
    PGconn* const handle = m_connection->handle;
    if (!handle || pq().PQstatus(handle) == CONNECTION_BAD)
        fail(address);
    pq().PQsetErrorVerbosity(handle, PQERRORS_VERBOSE); // with the SQLSTATE, see stateIn
    for (auto polled = PGRES_POLLING_WRITING; polled != PGRES_POLLING_OK;) {
        await(polled == PGRES_POLLING_WRITING, end);
        polled = pq().PQconnectPoll(handle);
        if (polled == PGRES_POLLING_FAILED)
            fail(address);
    }
    pq().PQsetnonblocking(handle, 1);
    pq().PQsetNoticeProcessor(
        handle, [](void*, const char*) {}, nullptr);
}

ArchiveConnection::~ArchiveConnection() = default;

namespace {

/// The SQLSTATE in libpq's message about a failed connect ("…: FATAL:  53300: …", in any language); empty if
/// the server was not reached.
std::string stateIn(const std::string& said)
{
    static const std::regex pattern("[^ :]+:  ([0-9A-Z]{5}): ");
    std::smatch found;
    return std::regex_search(said, found, pattern) ? found[1].str() : std::string();
}

} // namespace

/// Throws the reason of a failed connect. A second attempt finds out whether a silent server exists at all.
void ArchiveConnection::fail(const std::string& address)
{
    PGconn* const handle = m_connection->handle;
    std::string why = handle ? firstLine(pq().PQerrorMessage(handle)) : std::string();
    if (handle && pq().PQconnectionNeedsPassword(handle))
        throw ArchiveException(archiveError(Code::NoPassword, std::move(why)));
    if (why.find("SSL") != std::string::npos || why.find("certificate") != std::string::npos)
        throw ArchiveException(archiveError(Code::NotEncrypted, std::move(why)));
    ArchiveError said = errorOfState(stateIn(why), why);
    if (said.code == Code::Starting || said.code == Code::TooManyConnections
        || said.code == Code::OutOfSpace) {
        said.detail = std::move(why);
        throw ArchiveException(std::move(said));
    }
    const auto ping = [address] {
        const char* const names[] = {"dbname", "connect_timeout", nullptr};
        const char* const values[] = {address.c_str(), "2", nullptr};
        return pq().PQpingParams(names, values, 1);
    };
    switch (aside(ping, m_stop, Clock::now() + m_deadline)) {
    case PQPING_OK:
        throw ArchiveException(archiveError(
            handle && pq().PQconnectionUsedPassword(handle) ? Code::WrongPassword : Code::Refused,
            std::move(why)));
    case PQPING_REJECT:
        throw ArchiveException(archiveError(Code::Starting, std::move(why)));
    case PQPING_NO_RESPONSE:
        throw ArchiveException(archiveError(Code::NotFound, std::move(why)));
    default:
        throw ArchiveException(archiveError(Code::BadAddress, std::move(why)));
    }
}

void ArchiveConnection::await(bool writing, Clock::time_point end)
{
    while (true) {
        pollfd wait{
            pq().PQsocket(m_connection->handle), static_cast<short>(writing ? POLLIN | POLLOUT : POLLIN), 0};
        const auto left = std::chrono::duration_cast<Time>(end - Clock::now());
        if (m_stop && m_stop())
            throw ArchiveException(archiveError(Code::Cancelled));
        if (left.count() <= 0)
            throw ArchiveException(archiveError(Code::TimedOut));
        if (poll(&wait, 1, static_cast<int>(std::min(left, glance).count())) > 0)
            return;
    }
}

void ArchiveConnection::flush(Clock::time_point end)
{
    PGconn* const handle = m_connection->handle;
    while (true) {
        const int left = pq().PQflush(handle);
        if (left < 0)
            throw ArchiveException(
                archiveError(Code::ConnectionLost, firstLine(pq().PQerrorMessage(handle))));
        if (left == 0)
            return;
        await(true, end);
        if (!pq().PQconsumeInput(handle))
            throw ArchiveException(
                archiveError(Code::ConnectionLost, firstLine(pq().PQerrorMessage(handle))));
    }
}

/// All results until there is none, or COPY waits for lines. Returns the last rows; throws the first error.
ArchiveConnection::Rows ArchiveConnection::answer()
{
    PGconn* const handle = m_connection->handle;
    const Clock::time_point end = Clock::now() + m_deadline;
    flush(end);
    Rows rows;
    std::optional<ArchiveError> error;
    while (true) {
        while (pq().PQisBusy(handle)) {
            await(false, end);
            if (!pq().PQconsumeInput(handle))
                throw ArchiveException(
                    archiveError(Code::ConnectionLost, firstLine(pq().PQerrorMessage(handle))));
        }
        PGresult* const raw = pq().PQgetResult(handle);
        if (!raw)
            break;
        const std::shared_ptr<void> result(
            raw, [](void* gone) { pq().PQclear(static_cast<PGresult*>(gone)); });
        const ExecStatusType status = pq().PQresultStatus(raw);
        if (status == PGRES_TUPLES_OK)
            rows.m_result = result;
        if (status == PGRES_COPY_IN)
            break;
        if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && !error) {
            const char* const state = pq().PQresultErrorField(raw, PG_DIAG_SQLSTATE);
            const char* const said = pq().PQresultErrorField(raw, PG_DIAG_MESSAGE_PRIMARY);
            error = errorOfState(state ? state : "", said ? said : firstLine(pq().PQerrorMessage(handle)));
        }
    }
    if (error)
        throw ArchiveException(std::move(*error));
    return rows;
}

ArchiveConnection::Rows ArchiveConnection::run(const std::string& sql,
    const std::vector<std::string>& parameters, const std::function<void()>& meanwhile)
{
    PGconn* const handle = m_connection->handle;
    std::vector<const char*> values;
    for (const std::string& each : parameters)
        values.push_back(each.c_str());
    const int sent = values.empty()
        ? pq().PQsendQuery(handle, sql.c_str())
        : pq().PQsendQueryParams(handle, sql.c_str(), static_cast<int>(values.size()), nullptr, values.data(),
            nullptr, nullptr, 0);
    if (!sent)
        throw ArchiveException(archiveError(Code::ConnectionLost, firstLine(pq().PQerrorMessage(handle))));
    if (meanwhile) {
        flush(Clock::now() + m_deadline);
        meanwhile();
    }
    return answer();
}

void ArchiveConnection::copy(const std::string& sql, const std::function<bool(std::string& lines)>& more)
{
    PGconn* const handle = m_connection->handle;
    run(sql);
    std::string lines;
    for (bool goesOn = true; goesOn;) {
        lines.clear();
        goesOn = more(lines);
        const Clock::time_point end = Clock::now() + m_deadline;
        const char* at = lines.data();
        for (std::size_t left = lines.size(); left > 0;) {
            const auto piece = static_cast<int>(std::min<std::size_t>(left, 1U << 16U));
            const int taken = pq().PQputCopyData(handle, at, piece);
            if (taken < 0)
                throw ArchiveException(
                    archiveError(Code::ConnectionLost, firstLine(pq().PQerrorMessage(handle))));
            if (taken == 0) {
                await(true, end);
                continue;
            }
            at += piece;
            left -= static_cast<std::size_t>(piece);
        }
        flush(end);
    }
    if (pq().PQputCopyEnd(handle, nullptr) < 0)
        throw ArchiveException(archiveError(Code::ConnectionLost, firstLine(pq().PQerrorMessage(handle))));
    answer();
}

bool ArchiveConnection::hasNews()
{
    PGconn* const handle = m_connection->handle;
    if (!pq().PQconsumeInput(handle))
        throw ArchiveException(archiveError(Code::ConnectionLost, firstLine(pq().PQerrorMessage(handle))));
    bool news = false;
    while (PGnotify* const note = pq().PQnotifies(handle)) {
        news = true;
        pq().PQfreemem(note);
    }
    return news;
}

int ArchiveConnection::socket() const
{
    return pq().PQsocket(m_connection->handle);
}

int ArchiveConnection::Rows::count() const
{
    return m_result ? pq().PQntuples(static_cast<PGresult*>(m_result.get())) : 0;
}

std::string_view ArchiveConnection::Rows::text(int row, int column) const
{
    auto* const result = static_cast<PGresult*>(m_result.get());
    if (!result || row >= pq().PQntuples(result))
        throw ArchiveException(archiveError(Code::ForeignSchema, "no row"));
    return {pq().PQgetvalue(result, row, column),
        static_cast<std::size_t>(pq().PQgetlength(result, row, column))};
}

std::int64_t ArchiveConnection::Rows::number(int row, int column) const
{
    const std::string_view digits = text(row, column);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size())
        throw ArchiveException(archiveError(Code::ForeignSchema, "no number"));
    return value;
}

std::string ArchiveConnection::array(const std::vector<std::string>& texts)
{
    std::string out = "{";
    for (const std::string& text : texts) {
        out += out.size() > 1 ? ",\"" : "\"";
        for (const char each : text) {
            if (each == '"' || each == '\\')
                out += '\\';
            out += each;
        }
        out += '"';
    }
    return out + "}";
}

} // namespace tafel::archive
