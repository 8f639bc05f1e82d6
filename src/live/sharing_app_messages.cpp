// The messages between the app and the server.
#include "codes/secret.h"
#include "live/sharing.h"
#include "phrases/live.h"

namespace tafel::live {

void Sharing::error(std::string_view code, const tafel::Message& what)
{
    if (m_callbacks.say)
        m_callbacks.say(errorMessage(code, phrases::sharingErrorText(code, what)));
}

void Sharing::onInputLine(const std::string& line)
{
    const std::optional<Message> message = Message::read(line, lineBounds);
    if (!message)
        return error("line", tafel::Message{line.substr(0, 40), line.substr(0, 40)});
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
    } else if (kind == "ping") {
        if (m_callbacks.say)
            m_callbacks.say(messageOf("pong", [](auto&) {}));
        return; // no page shows anything of it
    } else if (kind == "stop") {
        m_stopped = true;
        m_callbacks.renew();
        m_callbacks.end();
    } else {
        understood = false;
    }
    if (!understood)
        return error("line", tafel::Message{std::string(kind), std::string(kind)});
    m_callbacks.renew();
}

void Sharing::share(const Message& message)
{
    const std::string key = message.text("key").value_or("");
    if (!isSecret(key))
        return error("line", tafel::Message{"key", "key"});
    if (key != m_key) {
        m_phones.clear();
        m_tries.clear();
        m_allTries.reset();
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
        error("history-reading", answer.error().message);
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
    if (!entry || (entry->readError && !entry->readError->isOnlyHalf()))
        return false;
    EntryInProgress counting{.deal = *deal, .draft = *entry};
    counting.draft.readError.reset();
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
    if (now == "refused" || now == "unanswered")
        m_refusals.emplace(found->second.address, Refusal{m_callbacks.now(), now == "refused"});
    else if (now != "dropped" && now != "taken-back")
        return false;
    found->second.now = now == "refused" ? Phone::Now::Refused
        : now == "taken-back"            ? Phone::Now::TakenBack
                                         : Phone::Now::Unanswered;
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

void Sharing::sendDevices()
{
    if (!m_callbacks.say)
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
    m_callbacks.say(line);
}

} // namespace tafel::live
