#include "live/sharing.h"

#include <algorithm>
#include <charconv>

#include "base/names.h"
#include "games/eidex/power_asks.h"
#include "games/games.h"
#include "live/addresses.h"
#include "live/qr.h"
#include "live/secret.h"
#include "referee/own_answers.h"
#include "words/deal.h"
#include "words/game.h"
#include "words/live.h"

namespace tafel::live {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t mostAsking = 8;
constexpr int mostRefused = 3;
constexpr auto refusedFor = 10min;

/// The value of a key in "a=1&b=2"; no letter of ours is ever written as %.
std::string_view valueOf(std::string_view query, std::string_view key)
{
    while (!query.empty()) {
        const std::string_view part = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), part.size() + 1));
        if (part.substr(0, part.find('=')) == key)
            return part.size() > key.size() ? part.substr(key.size() + 1) : std::string_view("1");
    }
    return {};
}

/// What stands behind the question mark.
std::string_view queryOf(const Request& request)
{
    const auto at = request.target.find('?');
    return at == std::string::npos ? std::string_view() : std::string_view(request.target).substr(at + 1);
}

std::string cardOfChance()
{
    const int chance = anyNumber(36);
    return Card{static_cast<Suit>(chance / 9), static_cast<Rank>(chance % 9 + static_cast<int>(Rank::Six))}
        .text(Pack::Eidex);
}

std::string_view nameOf(Language language)
{
    return language == Language::German ? "de" : "en";
}

Reply plain(int status, std::string text)
{
    return {.status = status, .type = "text/plain; charset=utf-8", .body = std::move(text)};
}

/// The card points of the asker's own reason: digits, or a short text without control characters.
bool isReason(const std::string& reason)
{
    return limits::letters(reason) <= 80 && std::all_of(reason.begin(), reason.end(), [](char each) {
        return static_cast<unsigned char>(each) >= ' ';
    });
}

} // namespace

Sharing::Sharing(history::History& history, Links links)
    : m_history(history)
    , m_links(std::move(links))
    , m_pages(history)
{
}

history::Expected<void> Sharing::showAlone(
    const std::string& key, const std::string& match, const std::string& tournament)
{
    m_alone = true;
    m_key = key;
    m_matchId = match;
    m_tournamentName = tournament;
    if (const auto version = m_history.version())
        m_version = *version;
    if (!tournament.empty())
        return m_pages.readTournament(tournament);
    return match.empty() ? history::Expected<void>() : m_pages.readMatch(match);
}

// ---- Requests

bool Sharing::isOwnHost(std::string_view host) const
{
    std::string_view name = host;
    const std::string port = ':' + std::to_string(m_place.port);
    if (name.ends_with(port))
        name.remove_suffix(port.size());
    else if (m_place.port != 80)
        return false;
    const bool all = m_place.address == "0.0.0.0" || m_place.address == "::";
    const bool here = all || m_place.address.starts_with("127.") || m_place.address == "::1";
    if (name == hostOf(m_place.address)
        || (here && (name == "localhost" || name == "127.0.0.1" || name == "[::1]"))
        || std::find(m_place.hosts.begin(), m_place.hosts.end(), name) != m_place.hosts.end())
        return true;
    if (!all)
        return false;
    const std::vector<Address> own = addresses();
    return std::any_of(
        own.begin(), own.end(), [&](const Address& each) { return name == hostOf(each.text); });
}

Language Sharing::languageOf(const Request& request, std::string_view query) const
{
    const std::string_view asked = valueOf(query, "lang");
    if (!asked.empty())
        return asked == "de" ? Language::German : Language::English;
    // The first of the two that is named; browsers name the preferred one first.
    const auto german = request.languages.find("de"), english = request.languages.find("en");
    return german != std::string::npos && german < english ? Language::German : Language::English;
}

Reply Sharing::refused(int status, std::string_view code, Language language) const
{
    std::string body;
    document::LineWriter out(body);
    out.StartObject();
    document::text(out, "code", code);
    document::text(out, "message", words::phoneRefusal(code).in(language));
    out.EndObject();
    return {.status = status, .type = "application/json", .body = body};
}

Reply Sharing::answer(const Request& request)
{
    if (!m_requests.allows(request.address, m_links.now()))
        return plain(429, "too often\n");
    if (!isOwnHost(request.host))
        return plain(421, "not this host\n");
    if (!request.origin.empty() && request.origin != "http://" + request.host)
        return plain(403, "not from elsewhere\n");
    const std::string_view target = request.target;
    std::string_view path = target.substr(0, target.find('?'));
    const std::string_view query = queryOf(request);
    if (!path.starts_with('/'))
        return plain(400, "no path\n");
    path.remove_prefix(1);
    const bool post = request.method == "POST";
    if (request.method != "GET" && !post)
        return plain(405, "only GET and POST\n");
    if (post && request.type != "application/json" && !request.type.starts_with("application/json;"))
        return plain(415, "only JSON\n");
    if (path.find('/') == std::string_view::npos) {
        if (path == "cards" && post)
            return cards(request);
        if (post)
            return plain(404, "not found\n");
        if (path.empty())
            return {
                .type = "text/html; charset=utf-8", .body = m_pages.cardsPage(languageOf(request, query))};
        if (const std::optional<File> file = fileNamed(path))
            return {.type = std::string(file->type), .body = std::string(file->text), .lasting = true};
        return plain(404, "not found\n");
    }
    if (!isSameSecret(path.substr(0, path.find('/')), m_key))
        return plain(404, "not found\n");
    path.remove_prefix(path.find('/') + 1);
    if (post)
        return path == "say" ? said(request) : path == "ask" ? asked(request) : plain(404, "not found\n");
    return page(request, path, query);
}

Reply Sharing::page(const Request& request, std::string_view path, std::string_view query)
{
    const Language language = languageOf(request, query);
    if (path.empty())
        return {.type = "text/html; charset=utf-8", .body = m_pages.phonePage(m_key, language)};
    if (path == "board")
        return {.type = "text/html; charset=utf-8", .body = m_pages.boardPage(m_key, language)};
    if (path == "events")
        return events(request, query);
    if (path == "course.svg")
        return {.type = "image/svg+xml", .body = m_pages.course(language)};
    if (path == "qr.svg") {
        const std::string address
            = fmt::format("http://{}:{}/{}/", hostOf(m_place.address), m_place.port, m_key);
        return {.type = "image/svg+xml", .body = qrSvg(address)};
    }
    return plain(404, "not found\n");
}

Reply Sharing::events(const Request& request, std::string_view query)
{
    const std::string_view phone = valueOf(query, "phone");
    std::string topic(nameOf(languageOf(request, query)));
    if (!valueOf(query, "board").empty())
        topic += " board";
    else if (isSecret(
                 phone)) // also one that is not known yet: the app says it to a child that was started again
        topic += ' ' + std::string(phone);
    else
        topic += " watch";
    return {.follow = topic};
}

Reply Sharing::cards(const Request& request)
{
    const Language language = languageOf(request, queryOf(request));
    const Time now = m_links.now();
    if (!m_tries.mayTry(now))
        return refused(429, "pause", language);
    document::Tree tree;
    const Result<const document::Json*> root = tree.parse(request.body, phoneBounds);
    std::vector<std::string> given;
    if (root && (*root)->IsObject() && (*root)->HasMember("cards") && (**root)["cards"].IsArray())
        for (const document::Json& each : (**root)["cards"].GetArray())
            given.emplace_back(each.IsString() ? document::view(each) : std::string_view());
    if (m_cards.empty() || given != m_cards) {
        m_tries.wrong(now);
        return refused(403, "wrong-cards", language);
    }
    m_tries.right();
    std::string body;
    document::LineWriter out(body);
    out.StartObject();
    document::text(out, "key", m_key);
    out.EndObject();
    return {.type = "application/json", .body = body};
}

std::string Sharing::secretOf(const Request& request) const
{
    constexpr std::string_view scheme = "Bearer ";
    return request.authorization.starts_with(scheme) ? request.authorization.substr(scheme.size()) : "";
}

Sharing::Phone* Sharing::seated(const Request& request)
{
    const auto found = m_phones.find(secretOf(request));
    return found != m_phones.end() && found->second.now == Phone::Now::Seated ? &found->second : nullptr;
}

bool Sharing::isBarred(const std::string& address) const
{
    const auto [from, to] = m_refusals.equal_range(address);
    return std::count_if(from, to, [&](const auto& each) { return m_links.now() - each.second < refusedFor; })
        >= mostRefused;
}

Reply Sharing::askSeat(const Request& request, const Message& message, Language language)
{
    const std::optional<int> seat = message.number("seat");
    if (m_alone || !m_pages.match())
        return refused(409, "no-tablet", language);
    if (!seat || *seat < 0 || *seat >= m_pages.match()->match.count())
        return refused(422, "no-seat", language);
    if (isBarred(request.address))
        return refused(403, "watch-only", language);
    std::string secret = secretOf(request);
    std::size_t asking = 0;
    for (const auto& [other, phone] : m_phones) {
        if (phone.now == Phone::Now::Seated && phone.seat == *seat && other != secret)
            return refused(409, "seat-taken", language);
        asking += phone.now == Phone::Now::Asks && other != secret ? 1 : 0;
    }
    if (asking >= mostAsking)
        return refused(429, "many-ask", language);
    // A phone keeps its secret; one that nobody knows here is a new phone.
    auto known = m_phones.find(secret);
    if (known == m_phones.end()) {
        // Whoever was refused long ago makes room.
        std::erase_if(m_phones, [&](const auto& each) {
            return each.second.now != Phone::Now::Seated && each.second.now != Phone::Now::Asks
                && !isFollowed(each.first);
        });
        secret = newSecret();
        known = m_phones.try_emplace(secret).first;
    } else if (known->second.now == Phone::Now::Seated) {
        m_links.say(messageOf("seat-left", [&](auto& out) {
            document::number(out, "seat", known->second.seat);
            document::text(out, "phone", secret);
        }));
    }
    Phone& phone = known->second;
    phone.now = Phone::Now::Asks;
    phone.seat = static_cast<Player>(*seat);
    phone.card = cardOfChance();
    phone.address = request.address;
    phone.at = m_links.now();
    m_links.say(messageOf("seat-asked", [&](auto& out) {
        document::number(out, "seat", *seat);
        document::text(out, "phone", secret);
        document::text(out, "card", phone.card);
    }));
    m_links.renew();
    std::string body;
    document::LineWriter out(body);
    out.StartObject();
    document::text(out, "phone", secret);
    document::text(out, "card", phone.card);
    out.EndObject();
    return {.type = "application/json", .body = body};
}

Reply Sharing::said(const Request& request)
{
    const Language language = languageOf(request, queryOf(request));
    Phone* const phone = seated(request);
    if (!m_says.allows(phone ? secretOf(request) : request.address, m_links.now()))
        return refused(429, "too-often", language);
    const std::optional<Message> message = Message::read(request.body, phoneBounds);
    if (!message)
        return refused(400, "form", language);
    const std::string_view kind = message->kind();
    if (kind == "seat")
        return askSeat(request, *message, language);
    if (kind == "leave") {
        const auto found = m_phones.find(secretOf(request));
        if (found == m_phones.end())
            return done();
        m_links.say(messageOf("seat-left", [&](auto& out) {
            document::number(out, "seat", found->second.seat);
            document::text(out, "phone", found->first);
        }));
        m_phones.erase(found);
        m_links.renew();
        return done();
    }
    if (!phone)
        return refused(403, "not-seated", language);
    const std::optional<int> deal = message->number("deal");
    if (kind == "count" || kind == "stays") {
        const std::string path = message->text("path").value_or("");
        const std::optional<int> value = message->number("value");
        if (!may("count"))
            return refused(403, "not-allowed", language);
        const bool now = m_pages.match() && m_pages.counting() && m_pages.counting()->deal == deal
            && deal == m_pages.standing().deals + 1;
        if (!now || !mayAnswer(m_pages.form(), phone->seat, path, value) || (kind == "stays" && !value))
            return refused(409, "not-asked", language);
        phone->answer.reset();
        m_links.say(messageOf(kind, [&](auto& out) {
            document::number(out, "seat", phone->seat);
            document::number(out, "deal", *deal);
            document::text(out, "path", path);
            if (value)
                document::number(out, "value", *value);
        }));
        return done();
    }
    if (kind == "accept" || kind == "refuse") {
        const std::string reason = message->text("reason").value_or("");
        if (!may("accept") || phone->seat == m_writer)
            return refused(403, "not-allowed", language);
        if (!m_pages.match() || !m_pages.match()->proposal || deal != m_pages.standing().deals + 1)
            return refused(409, "not-asked", language);
        if (!isReason(reason))
            return refused(422, "form", language);
        m_links.say(messageOf(kind, [&](auto& out) {
            document::number(out, "seat", phone->seat);
            document::number(out, "deal", *deal);
            if (kind == "refuse")
                document::text(out, "reason", reason);
        }));
        return done();
    }
    return refused(422, "form", language);
}

/// The answer is made, sent and forgotten: nothing of it is kept, said or counted.
Reply Sharing::asked(const Request& request)
{
    const Language language = languageOf(request, queryOf(request));
    const Phone* const phone = seated(request);
    if (!phone)
        return refused(403, "not-seated", language);
    if (!may("ask"))
        return refused(403, "not-allowed", language);
    if (!m_says.allows(secretOf(request), m_links.now()))
        return refused(429, "too-often", language);
    std::string verdict;
    const bool good = document::judgeDocument(verdict, request.body, language, document::Layout::Line);
    return {.status = good ? 200 : 422, .type = "application/json", .body = verdict};
}

// ---- Lines of the app

void Sharing::trouble(std::string_view code, const tafel::Message& what)
{
    if (m_links.say)
        m_links.say(troubleOf(code, words::liveTrouble(code, what)));
}

void Sharing::line(const std::string& line)
{
    const std::optional<Message> message = Message::read(line, lineBounds);
    if (!message)
        return trouble("line", tafel::Message{line.substr(0, 40), line.substr(0, 40)});
    const std::string_view kind = message->kind();
    bool understood = true;
    if (kind == "sharing") {
        share(*message);
    } else if (kind == "changed") {
        read();
    } else if (kind == "form") {
        understood = takeForm(*message);
    } else if (kind == "seat") {
        understood = takeSeat(*message);
    } else if (kind == "answer") {
        understood = takeAnswer(*message);
    } else if (kind == "stop") {
        m_stopped = true;
        m_links.renew();
        m_links.end();
    } else {
        understood = false;
    }
    if (!understood)
        return trouble("line", tafel::Message{std::string(kind), std::string(kind)});
    m_links.renew();
}

void Sharing::share(const Message& message)
{
    const std::string key = message.text("key").value_or("");
    if (!isSecret(key))
        return trouble("line", tafel::Message{"key", "key"});
    if (key != m_key) {
        m_phones.clear();
        m_tries.right();
    }
    m_key = key;
    const std::string match = message.text("match").value_or("");
    const bool another = match != m_matchId;
    m_matchId = match;
    m_tournamentName = message.text("tournament").value_or("");
    m_cards = message.texts("cards");
    m_rights.clear();
    for (const std::string& right : message.texts("rights"))
        m_rights.insert(right);
    m_writer.reset();
    if (const std::optional<int> writer = message.number("writer");
        writer && *writer >= 0 && *writer < maxPlayers)
        m_writer = static_cast<Player>(*writer);
    if (another) {
        m_pages.setCounting({});
        for (auto& [secret, phone] : m_phones)
            phone.answer.reset();
    }
    read();
}

void Sharing::read()
{
    history::Expected<void> answer;
    if (!m_tournamentName.empty())
        answer = m_pages.readTournament(m_tournamentName);
    else if (!m_matchId.empty())
        answer = m_pages.readMatch(m_matchId);
    else
        m_pages.showNothing();
    if (!answer)
        trouble("history-reading", answer.error().message);
}

bool Sharing::takeForm(const Message& message)
{
    const std::optional<int> deal = message.number("deal");
    const document::Json* draft = message.value("draft");
    if (!deal || !m_pages.match())
        return false;
    if (!draft || draft->IsNull()) {
        m_pages.setCounting({});
        return true;
    }
    const Result<DealEntry> entry = document::readDeal(m_pages.match()->match, lineOf(*draft));
    if (!entry || entry->misread)
        return false;
    Counting counting{.deal = *deal, .draft = *entry};
    if (const document::Json* fields = message.value("fields"); fields && fields->IsArray())
        for (const document::Json& each : fields->GetArray())
            if (const std::optional<int> seat = Message::numberOf(each, "seat");
                seat && *seat >= 0 && *seat < maxPlayers)
                counting.fields.push_back(
                    {Message::textOf(each, "path").value_or(""), static_cast<Player>(*seat),
                        Message::textOf(each, "from") == "phone", Message::textOf(each, "at").value_or("")});
    for (const int seat : message.numbers("recount"))
        if (seat >= 0 && seat < maxPlayers)
            counting.recount.add(static_cast<Player>(seat));
    m_pages.setCounting(std::move(counting));
    return true;
}

bool Sharing::takeSeat(const Message& message)
{
    const std::optional<int> seat = message.number("seat");
    const std::string secret = message.text("phone").value_or(""), now = message.text("state").value_or("");
    if (!seat || *seat < 0 || *seat >= maxPlayers || !isSecret(secret))
        return false;
    if (now == "given") {
        for (auto& [other, phone] : m_phones)
            if (phone.now == Phone::Now::Seated && phone.seat == *seat && other != secret)
                phone.now = Phone::Now::TakenBack; // one phone a seat
        Phone& phone = m_phones[secret]; // also one that this child has never seen: it was started again
        phone.now = Phone::Now::Seated;
        phone.seat = static_cast<Player>(*seat);
        return true;
    }
    const auto found = m_phones.find(secret);
    if (found == m_phones.end())
        return true; // it went by itself meanwhile
    if (now == "refused")
        m_refusals.emplace(found->second.address, m_links.now());
    else if (now != "unanswered" && now != "taken-back")
        return false;
    found->second.now = now == "refused" ? Phone::Now::Refused
        : now == "unanswered"            ? Phone::Now::Unanswered
                                         : Phone::Now::TakenBack;
    return true;
}

bool Sharing::takeAnswer(const Message& message)
{
    const std::optional<int> seat = message.number("seat"), deal = message.number("deal");
    const std::optional<std::string> state = message.text("state");
    if (!seat || !deal || !state)
        return false;
    for (auto& [secret, phone] : m_phones)
        if (phone.now == Phone::Now::Seated && phone.seat == *seat)
            phone.answer = {*deal, message.text("path").value_or(""), *state, message.number("value")};
    return true;
}

void Sharing::tick()
{
    ++m_ticks;
    if (m_alone) {
        const auto version = m_history.version();
        if (version && *version != m_version) {
            m_version = *version;
            if (m_matchId.empty() && m_tournamentName.empty())
                if (const auto now = m_history.matchUnderWay(); now && *now)
                    m_matchId = (*now)->id;
            read();
            m_links.renew();
        }
    }
    if (m_ticks % 2 == 0)
        sayDevices();
    if (m_ticks % 8 == 0 && m_links.say && m_place.address.find("127.") != 0 && m_place.address != "::1"
        && m_place.address != "0.0.0.0" && m_place.address != "::") {
        const std::vector<Address> own = addresses();
        const bool gone = std::none_of(
            own.begin(), own.end(), [&](const Address& each) { return each.text == m_place.address; });
        if (gone != m_addressGone)
            trouble(gone ? "address-gone" : "address-back");
        m_addressGone = gone;
    }
    if (m_ticks % 240 == 0)
        std::erase_if(
            m_refusals, [&](const auto& each) { return m_links.now() - each.second >= refusedFor; });
}

// ---- States

void Sharing::follows(const std::string& topic, bool begins)
{
    int& count = m_following[topic];
    count += begins ? 1 : -1;
    if (count == 0) {
        m_following.erase(topic);
        m_shown.erase(topic);
    }
}

bool Sharing::isFollowed(const std::string& phone) const
{
    return m_following.contains("de " + phone) || m_following.contains("en " + phone);
}

void Sharing::sayDevices()
{
    if (!m_links.say)
        return;
    int watching = 0, boards = 0;
    std::set<int> seats;
    for (const auto& [topic, count] : m_following) {
        const std::string who = topic.substr(3);
        const auto phone = m_phones.find(who);
        if (who == "board")
            boards += count;
        else if (phone != m_phones.end() && phone->second.now == Phone::Now::Seated)
            seats.insert(phone->second.seat);
        else
            watching += count;
    }
    std::string line = messageOf("devices", [&](auto& out) {
        document::number(out, "watching", watching);
        document::key(out, "seated");
        out.StartArray();
        for (const int seat : seats)
            out.Int(seat);
        out.EndArray();
        document::number(out, "boards", boards);
    });
    if (line == m_devices)
        return;
    m_devices = line;
    m_links.say(line);
}

State Sharing::state(const std::string& text)
{
    Topic topic{.language = text.starts_with("de") ? Language::German : Language::English};
    const std::string who = text.substr(3);
    topic.who = who == "board" ? Who::Board : who == "watch" ? Who::Watcher : Who::Phone;
    if (topic.who == Who::Phone)
        topic.phone = who;
    if (m_stopped)
        return {messageOf("stopped", [](auto&) {}), true};
    // What is the same keeps its number, and is not sent again.
    Shown& shown = m_shown[text];
    if (std::string now = stateText(topic); now != shown.text) {
        shown.text = std::move(now);
        shown.number = ++m_number;
    }
    return {fmt::format("{},\"number\":{}}}", std::string_view(shown.text).substr(0, shown.text.size() - 1),
                shown.number),
        false};
}

std::string Sharing::stateText(const Topic& topic)
{
    return messageOf("state", [&](document::LineWriter& out) {
        document::text(out, "format", "tafelrichter-live/1");
        if (topic.who == Who::Board) {
            document::text(out, "board", m_pages.board(m_key, topic.language));
            return;
        }
        document::text(out, "slate", m_pages.slate(topic.language));
        document::text(out, "deals", m_pages.deals(topic.language));
        document::text(out, "said", m_pages.lastDeal(topic.language));
        const history::StoredMatch* const stored = m_pages.match();
        document::flag(out, "finished", m_pages.standing().finished);
        document::key(out, "seats");
        out.StartArray();
        for (Player seat = 0; stored && !m_alone && seat < stored->match.count(); ++seat) {
            out.StartObject();
            document::text(out, "name", stored->match.players[seat]);
            document::number(out, "mark", stored->marks[seat]);
            document::flag(out, "taken", std::any_of(m_phones.begin(), m_phones.end(), [&](const auto& each) {
                return each.second.now == Phone::Now::Seated && each.second.seat == seat;
            }));
            out.EndObject();
        }
        out.EndArray();
        if (const auto phone = m_phones.find(topic.phone); phone != m_phones.end())
            writeYou(out, phone->second, topic.language);
    });
}

void Sharing::writeYou(document::LineWriter& out, const Phone& phone, Language language)
{
    static constexpr std::string_view names[] = {"asks", "seated", "refused", "unanswered", "taken-back"};
    document::key(out, "you");
    out.StartObject();
    document::text(out, "now", names[static_cast<std::size_t>(phone.now)]);
    document::number(out, "seat", phone.seat);
    if (phone.now == Phone::Now::Asks)
        document::text(out, "card", phone.card);
    const history::StoredMatch* const stored = m_pages.match();
    if (phone.now == Phone::Now::Seated && stored && phone.seat < stored->match.count()) {
        document::text(out, "zone", m_pages.zone(phone.seat, language));
        document::flag(out, "mayCount", may("count"));
        document::flag(out, "mayAsk", may("ask"));
        const bool counts = may("count") && m_pages.counting() && !m_pages.standing().finished
            && !stored->proposal && m_pages.counting()->deal == m_pages.standing().deals + 1;
        if (counts)
            writeCount(out, phone, language);
        if (may("ask") && !m_pages.standing().finished)
            writeAsk(out, phone, language);
        if (may("accept") && stored->proposal && phone.seat != m_writer) {
            document::key(out, "accept");
            out.StartObject();
            document::number(out, "deal", m_pages.standing().deals + 1);
            document::text(out, "html", m_pages.waiting(phone.seat, language));
            out.EndObject();
        }
        if (phone.answer) {
            document::key(out, "answer");
            out.StartObject();
            document::number(out, "deal", phone.answer->deal);
            document::text(out, "path", phone.answer->path);
            document::text(out, "state", phone.answer->state);
            if (phone.answer->value)
                document::number(out, "value", *phone.answer->value);
            out.EndObject();
        }
    }
    out.EndObject();
}

void Sharing::writeCount(document::LineWriter& out, const Phone& phone, Language language)
{
    const Match& match = m_pages.match()->match;
    const Form& form = m_pages.form();
    const Counting& counting = *m_pages.counting();
    const std::vector<const Ask*> asks = asksOf(form, phone.seat);
    // The others' numbers are shown to whoever has said their own.
    const std::optional<Count> own = countOf(form, counting, phone.seat);
    const bool numbers = own && own->progress != Progress::Counts && own->progress != Progress::Follows;
    document::key(out, "count");
    out.StartObject();
    document::number(out, "deal", counting.deal);
    document::text(
        out, "title", withCapital(words::dealNumberText(match.game->unit(), counting.deal, language)));
    document::text(out, "about",
        counting.draft.turnedUp ? words::trumpText(*counting.draft.turnedUp, language)
            : counting.draft.contract && !counting.draft.contract->contract.empty()
            ? words::contractName(match, counting.draft.contract->contract, language)
            : "");
    document::flag(out, "recount", counting.recount.has(phone.seat));
    document::number(out, "total", form.total);
    document::key(out, "asks");
    out.StartArray();
    for (const Ask* ask : asks) {
        const std::optional<int> option = ownOption(*ask, phone.seat);
        out.StartObject();
        document::text(out, "path", ask->path);
        const Text noun = form.measure ? form.measure->noun : Text{};
        const bool unnamed = ask->label.pattern.empty();
        document::text(out, "label",
            withCapital(unnamed ? std::string(noun.in(language)) : ask->label.in(language, match.players)));
        document::text(out, "question", withCapital(ask->question.in(language, match.players)));
        if (option) {
            document::number(out, "option", *option);
            document::flag(out, "on",
                std::any_of(ask->options.begin(), ask->options.end(),
                    [&](const Ask::Option& each) { return each.on && each.player == phone.seat; }));
        } else {
            document::number(out, "lowest", ask->lowest);
            document::number(out, "highest", std::max({ask->highest, ask->most, form.total}));
            if (ask->number)
                document::number(out, "value", *ask->number);
        }
        for (const Filled& field : counting.fields)
            if (field.path == ask->path) {
                document::flag(out, "phone", field.byPhone && field.seat == phone.seat);
                document::text(out, "at", field.at);
            }
        out.EndObject();
    }
    out.EndArray();
    document::text(out, "others", m_pages.others(phone.seat, numbers, language));
    if (numbers && form.live)
        document::text(out, "gives",
            words::changeText(match.game->unit(), form.live->change[phone.seat],
                form.live->after.winners.has(phone.seat), language));
    if (const auto points = match.game->cardPoints(match, m_pages.standing(), counting.draft)) {
        document::key(out, "cards");
        out.StartObject();
        for (const auto& [card, worth] : points->of)
            document::number(out, card.text(match.game->pack()), worth);
        out.EndObject();
        document::number(out, "last", points->lastTrick);
    }
    out.EndObject();
}

/// What a phone needs to make the documents of its questions: everything that is public; the rest is tapped.
void Sharing::writeAsk(document::LineWriter& out, const Phone& phone, Language language)
{
    Match head = m_pages.match()->match;
    head.deals.clear();
    const Game& game = *head.game;
    const DealEntry draft = m_pages.counting() && m_pages.counting()->deal == m_pages.standing().deals + 1
        ? m_pages.counting()->draft
        : DealEntry{};
    Position position{.match = head, .hasCharacters = words::hasEditions(game)};
    std::string contract = draft.contract ? draft.contract->contract : "";
    if (contract.empty() && m_pages.standing().due.size() == 1)
        contract = m_pages.standing().due.front();
    const Keys keys = game.positionKeys(head, contract);
    position.turnedUp = draft.turnedUp.value_or(Card{Suit::Hearts, Rank::Nine});
    if (keys.has(Key::Table))
        position.combination.emplace();
    else if (!position.hasCharacters)
        position.contract = ContractPosition{
            .contract = contract, .trump = draft.contract ? draft.contract->trump : std::optional<Suit>()};
    document::key(out, "ask");
    out.StartObject();
    const std::string base = document::writePosition(position);
    document::key(out, "position");
    out.RawValue(base.data(), base.size(), rapidjson::kObjectType);
    document::flag(out, "turnedUp", draft.turnedUp.has_value());
    document::flag(out, "contract", !keys.has(Key::Contract) || !contract.empty());
    document::text(out, "title",
        contract.empty() ? std::string(game.name().in(language))
                         : words::contractName(head, contract, language));
    document::key(out, "keys");
    out.StartArray();
    for (unsigned key = 0; key <= static_cast<unsigned>(Key::Characters); ++key)
        if (keys.has(static_cast<Key>(key)))
            document::write(out, name(static_cast<Key>(key)));
    out.EndArray();
    document::text(out, "pack",
        keys.has(Key::Table)             ? "numbers"
            : game.pack() == Pack::Eidex ? "eidex"
                                         : "french");
    document::key(out, "deck");
    document::cards(out, game.deck(head.count()), game.pack());
    document::key(out, "powers");
    out.StartArray();
    for (Player player = 0; position.hasCharacters && player < head.count(); ++player) {
        if (!head.characters[player])
            continue;
        const eidex::Power& power = eidex::powerOf(*head.characters[player]);
        out.StartObject();
        document::text(out, "by", head.players[player]);
        document::number(out, "seat", player);
        document::text(out, "power", power.id);
        document::text(out, "name", power.name.in(language));
        document::text(out, "line", eidex::asChoice(power, player).oneLine.in(language));
        const std::string asks = document::writeAsks(
            head, eidex::asksOf(head, {.by = player, .power = power.card}, draft.turnedUp), language);
        document::key(out, "asks");
        out.RawValue(asks.data(), asks.size(), rapidjson::kArrayType);
        out.EndObject();
    }
    out.EndArray();
    document::flag(out, "mine", position.hasCharacters && head.characters[phone.seat].has_value());
    out.EndObject();
}

} // namespace tafel::live
