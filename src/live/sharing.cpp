#include "live/sharing.h"

#include <algorithm>

#include <fmt/format.h>

#include "codes/secret.h"
#include "live/addresses.h"
#include "live/qr.h"
#include "phrases/live.h"

namespace tafel::live {

namespace {

Reply plain(int status, std::string text)
{
    return {.status = status, .type = "text/plain; charset=utf-8", .body = std::move(text)};
}

} // namespace

Sharing::Sharing(history::History& history, Callbacks callbacks)
    : m_history(history)
    , m_callbacks(std::move(callbacks))
    , m_pages(history)
{
}

history::Expected<void> Sharing::serveStandalone(const std::string& key, const std::string& match,
    const std::string& tournament, history::PlayedWhere where)
{
    m_alone = true;
    m_key = key;
    m_matchId = match;
    m_tournamentName = tournament;
    if (const auto version = m_history.version())
        m_version = *version;
    if (!tournament.empty())
        return m_pages.readTournament(tournament);
    if (match.empty()) {
        m_follows = where;
        goToMatchUnderWay();
    }
    return m_matchId.empty() ? history::Expected<void>() : m_pages.readMatch(m_matchId);
}

void Sharing::goToMatchUnderWay()
{
    if (const auto now = m_history.currentMatch(*m_follows); now && *now)
        m_matchId = (*now)->id;
}

// ---- Requests

bool Sharing::isOwnHost(std::string_view host) const
{
    std::string_view name = host;
    const std::string port = ':' + std::to_string(m_endpoint.port);
    if (name.ends_with(port))
        name.remove_suffix(port.size());
    else if (m_endpoint.port != 80)
        return false;
    const bool all = m_endpoint.address == "0.0.0.0" || m_endpoint.address == "::";
    const bool here = all || m_endpoint.address.starts_with("127.") || m_endpoint.address == "::1";
    if (name == hostOf(m_endpoint.address)
        || (here && (name == "localhost" || name == "127.0.0.1" || name == "[::1]"))
        || std::find(m_endpoint.hosts.begin(), m_endpoint.hosts.end(), name) != m_endpoint.hosts.end())
        return true;
    if (!all)
        return false;
    const std::vector<Address> own = addresses();
    return std::any_of(
        own.begin(), own.end(), [&](const Address& each) { return name == hostOf(each.text); });
}

Language Sharing::languageOf(const Request& request) const
{
    const std::string asked = request.parameter("lang");
    if (!asked.empty())
        return languageIn(asked);
    // The first of the two that is named; browsers name the preferred one first.
    const auto german = request.languages.find("de"), english = request.languages.find("en");
    return german != std::string::npos && german < english ? Language::German : Language::English;
}

Reply Sharing::refused(int status, std::string_view code, Language language) const
{
    return {.status = status, .type = "application/json", .body = document::line([&](auto& out) {
                out.StartObject();
                document::text(out, "code", code);
                document::text(out, "message", phrases::phoneRefusal(code).in(language));
                out.EndObject();
            })};
}

bool Sharing::mayWrite(std::string_view target) const
{
    if (target == "/cards" || target.starts_with("/cards?"))
        return true;
    return target.starts_with('/')
        && equalsInConstantTime(target.substr(1, target.substr(1).find('/')), m_key);
}

Reply Sharing::answer(const Request& request)
{
    if (!m_requests.allows(request.address, m_callbacks.now()))
        return plain(429, "Too many requests. Wait a moment and try again.\n");
    if (!isOwnHost(request.host))
        return plain(421, "This server has another address. Use the one that the tablet shows.\n");
    if (!request.origin.empty() && request.origin != "http://" + request.host)
        return plain(403, "Requests from other sites are not allowed.\n");
    const std::string_view target = request.target;
    std::string_view path = target.substr(0, target.find('?'));
    if (!path.starts_with('/'))
        return plain(400, "The request has no path.\n");
    path.remove_prefix(1);
    const bool post = request.method == "POST";
    if (request.method != "GET" && !post)
        return plain(405, "Only GET and POST are allowed.\n");
    if (post && request.type != "application/json" && !request.type.starts_with("application/json;"))
        return plain(415, "The body must be JSON (Content-Type: application/json).\n");
    if (path.find('/') == std::string_view::npos) {
        if (path == "cards" && post)
            return cards(request);
        if (post)
            return plain(404, "Not found.\n");
        if (path.empty())
            return {.type = "text/html; charset=utf-8", .body = m_pages.cardsPage(languageOf(request))};
        if (const std::optional<File> file = fileNamed(path))
            return {.type = std::string(file->type), .body = std::string(file->text), .cacheable = true};
        return plain(404, "Not found.\n");
    }
    if (m_key.empty()) // the app has not sent the shared match yet: the page asks again
        return plain(503, "Nothing is shared yet. Reload the page in a moment.\n");
    if (!equalsInConstantTime(path.substr(0, path.find('/')), m_key))
        return {
            .status = 404, .type = "text/html; charset=utf-8", .body = m_pages.gonePage(languageOf(request))};
    path.remove_prefix(path.find('/') + 1);
    if (post)
        return path == "say"    ? said(request)
            : path == "rules"   ? rules(request)
            : path == "dispute" ? disputed(request)
                                : plain(404, "Not found.\n");
    return page(request, path);
}

Reply Sharing::page(const Request& request, std::string_view path)
{
    const Language language = languageOf(request);
    if (path.empty())
        return {.type = "text/html; charset=utf-8", .body = m_pages.phonePage(m_key, language)};
    if (path == "board")
        return {.type = "text/html; charset=utf-8", .body = m_pages.boardPage(m_key, language)};
    if (path == "events")
        return events(request);
    if (path == "course.svg")
        return {.type = "image/svg+xml", .body = m_pages.course(language)};
    if (path == "qr.svg") {
        const std::string address
            = fmt::format("http://{}:{}/{}/", hostOf(m_endpoint.address), m_endpoint.port, m_key);
        return {.type = "image/svg+xml", .body = qrSvg(address)};
    }
    return plain(404, "Not found.\n");
}

Reply Sharing::events(const Request& request)
{
    const std::string phone = request.parameter("phone");
    std::string topic(codeOf(languageOf(request)));
    if (!request.parameter("board").empty())
        topic += " board";
    else if (isSecret(
                 phone)) // also an unknown one: after a restart the app sends its phones to the new child
        topic += ' ' + phone;
    else
        topic += " watch";
    return {.streamTopic = topic};
}

Reply Sharing::cards(const Request& request)
{
    const Language language = languageOf(request);
    const Time now = m_callbacks.now();
    if (m_tries.size() >= 4096)
        std::erase_if(m_tries, [&](const auto& each) { return each.second.allows(now); });
    FailedAttemptLimiter& tries = m_tries[request.address];
    if (!tries.allows(now) || !m_allTries.allows(now))
        return refused(429, "pause", language);
    document::JsonDocument tree;
    const Result<const document::Json*> root = tree.parse(request.body, phoneBounds);
    std::vector<std::string> given;
    if (root && (*root)->IsObject() && (*root)->HasMember("cards") && (**root)["cards"].IsArray())
        for (const document::Json& each : (**root)["cards"].GetArray())
            given.emplace_back(each.IsString() ? document::view(each) : std::string_view());
    if (m_cards.empty() || given != m_cards) {
        tries.fail(now);
        m_allTries.fail(now);
        return refused(403, "wrong-cards", language);
    }
    tries.reset();
    return {.type = "application/json", .body = document::line([&](auto& out) {
                out.StartObject();
                document::text(out, "key", m_key);
                out.EndObject();
            })};
}

// ---- Time

void Sharing::tick()
{
    ++m_ticks;
    if (m_alone) {
        const auto version = m_history.version();
        if (version && *version != m_version) {
            m_version = *version;
            read();
            if (m_follows && (m_matchId.empty() || m_pages.standing().finished)) {
                goToMatchUnderWay();
                read();
            }
            m_callbacks.renew();
        }
    }
    for (auto& [secret, phone] : m_phones) {
        if (phone.now != Phone::Now::Asks)
            continue;
        m_cardsShown[phone.card] = {m_callbacks.now(), phone.address};
        if (isFollowed(secret))
            phone.heard = m_callbacks.now();
    }
    if (m_ticks % 2 == 0)
        sendDevices();
    if (m_ticks % 8 == 0 && m_callbacks.say && m_endpoint.address.find("127.") != 0
        && m_endpoint.address != "::1" && m_endpoint.address != "0.0.0.0" && m_endpoint.address != "::") {
        const std::vector<Address> own = addresses();
        const bool gone = std::none_of(
            own.begin(), own.end(), [&](const Address& each) { return each.text == m_endpoint.address; });
        if (gone != m_addressGone)
            error(gone ? "address-gone" : "address-back");
        m_addressGone = gone;
    }
    if (m_ticks % 240 == 0) {
        std::erase_if(m_refusals,
            [&](const auto& each) { return m_callbacks.now() - each.second.at >= blockDuration; });
        m_pages.refreshTimeDependentParts();
        m_callbacks.renew();
    }
}

} // namespace tafel::live
