// Phones and their seats: requests for seats, and messages from seats.
#include <algorithm>
#include <tuple>

#include "codes/secret.h"
#include "live/child_line.h"
#include "live/sharing.h"
#include "phrases/live.h"
#include "referee/player_prompts.h"

namespace tafel::live {

namespace {

constexpr std::size_t mostAskingOfAddress = 3;
constexpr std::size_t cardsOfAddress = mostAskingOfAddress + 1; ///< One is free for a new request.
constexpr int mostRefused = 3, freeUnanswered = 2; ///< The first unanswered requests do not count.
constexpr std::chrono::seconds silentFor{10}; ///< A page that wakes, or is loaded again, is back before.
constexpr std::chrono::minutes cardRests{1}; ///< Time until another phone may show the same card.

} // namespace

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

/// \return how many requests of this address were lately refused, or not answered
int Sharing::rejections(const std::string& address) const
{
    const auto [from, to] = m_refusals.equal_range(address);
    return static_cast<int>(std::count_if(
        from, to, [&](const auto& each) { return m_callbacks.now() - each.second.at < blockDuration; }));
}

bool Sharing::isBlocked(const std::string& address) const
{
    int refused = 0, unanswered = 0;
    const auto [from, to] = m_refusals.equal_range(address);
    for (auto each = from; each != to; ++each)
        if (m_callbacks.now() - each->second.at < blockDuration)
            ++(each->second.answered ? refused : unanswered);
    return refused + std::max(0, unanswered - freeUnanswered) >= mostRefused;
}

/// \return true if its page has been disconnected for a while. Its request remains on the tablet, because a
/// locked phone is silent as well, but it blocks no other phone.
bool Sharing::isSilent(const Phone& phone) const
{
    return m_callbacks.now() - phone.heard >= silentFor;
}

/// \return one of the 36 cards that no phone which asks shows, for a request from this address. Cards that
/// were shown within the last minute rest. An address that has `cardsOfAddress` of them gets one of its own
/// again, so that a few addresses cannot use up the pack; where all rest, it is the one that has rested
/// longest.
std::string Sharing::cardFor(const std::string& address) const
{
    const auto before
        = [](const auto* left, const auto* right) { return left->second.at < right->second.at; };
    std::vector<std::string> free;
    std::vector<const std::pair<const std::string, CardShown>*> rest, own;
    std::size_t ofAddress = 0;
    for (int number = 0; number < 36; ++number) {
        std::string card
            = Card{static_cast<Suit>(number / 9), static_cast<Rank>(number % 9 + static_cast<int>(Rank::Six))}
                  .text(Pack::Eidex);
        const auto shown = m_cardsShown.find(card);
        const bool rests = shown != m_cardsShown.end() && m_callbacks.now() - shown->second.at < cardRests;
        const bool isOwn = rests && shown->second.address == address;
        ofAddress += isOwn ? 1 : 0;
        if (std::any_of(m_phones.begin(), m_phones.end(), [&](const auto& each) {
                return each.second.now == Phone::Now::Asks && each.second.card == card;
            }))
            continue;
        if (!rests)
            free.push_back(std::move(card));
        else
            (isOwn ? own : rest).push_back(&*shown);
    }
    if (ofAddress >= cardsOfAddress && !own.empty())
        return (*std::min_element(own.begin(), own.end(), before))->first;
    if (!free.empty())
        return free[static_cast<std::size_t>(randomNumber(static_cast<int>(free.size())))];
    rest.insert(rest.end(), own.begin(), own.end());
    return (*std::min_element(rest.begin(), rest.end(), before))->first;
}

/// The request that gives way to this one, by the first of these that there is:
/// - the one whose page has been gone for longest;
/// - the newest one of the network, and in it of the address, with the most of them, if that has two more;
/// - the newest one of the address that was rejected most often, if this one's was less often.
/// \return the end if there is none
std::map<std::string, Sharing::Phone>::iterator Sharing::givingWayTo(const Request& request)
{
    std::map<std::string, std::size_t> ofNetwork, ofAddress;
    std::vector<decltype(m_phones)::iterator> asking;
    for (auto each = m_phones.begin(); each != m_phones.end(); ++each)
        if (each->second.now == Phone::Now::Asks) {
            asking.push_back(each);
            ++ofNetwork[each->second.network];
            ++ofAddress[each->second.address];
        }
    if (asking.empty())
        return m_phones.end();
    const auto most = [&](const auto& weight) {
        return *std::max_element(asking.begin(), asking.end(), [&](const auto& left, const auto& right) {
            return weight(left->second) < weight(right->second);
        });
    };
    const auto silent = most([&](const Phone& phone) { return m_callbacks.now() - phone.heard; });
    if (isSilent(silent->second))
        return silent;
    const auto crowding = most([&](const Phone& phone) {
        return std::tuple(ofNetwork[phone.network], ofAddress[phone.address], phone.since);
    });
    const bool sameNetwork = crowding->second.network == request.network;
    const std::size_t theirs
        = sameNetwork ? ofAddress[crowding->second.address] : ofNetwork[crowding->second.network],
        its = sameNetwork ? ofAddress[request.address] : ofNetwork[request.network];
    if (theirs >= its + 2)
        return crowding;
    const auto rejected
        = most([&](const Phone& phone) { return std::pair(rejections(phone.address), phone.since); });
    return rejections(rejected->second.address) > rejections(request.address) ? rejected : m_phones.end();
}

Reply Sharing::askSeat(const Request& request, const Message& message, Language language)
{
    const std::optional<int> seat = message.number("seat");
    if (m_alone || !m_pages.match())
        return refused(409, "no-tablet", language);
    if (!seat || *seat < 0 || *seat >= m_pages.match()->match.count())
        return refused(422, "no-seat", language);
    if (isBlocked(request.address))
        return refused(403, "watch-only", language);
    std::string secret = secretOf(request);
    const auto reply = [&](const Phone& phone) -> Reply {
        return {.type = "application/json", .body = document::line([&](auto& out) {
                    out.StartObject();
                    document::text(out, "phone", secret);
                    document::text(out, "card", phone.card);
                    out.EndObject();
                })};
    };
    // A phone keeps its secret; an unknown secret is that of a new phone.
    auto known = m_phones.find(secret);
    if (known != m_phones.end() && known->second.now == Phone::Now::Asks && known->second.seat == *seat)
        return reply(known->second); // as the table sees it
    std::size_t asking = 0, ofAddress = 0;
    for (const auto& [other, phone] : m_phones) {
        if (phone.now == Phone::Now::Seated && phone.seat == *seat && other != secret)
            return refused(409, "seat-taken", language);
        if (phone.now != Phone::Now::Asks || other == secret)
            continue;
        ++asking;
        ofAddress += phone.address == request.address && !isSilent(phone) ? 1 : 0;
    }
    const auto givesWay = asking >= mostAsking ? givingWayTo(request) : m_phones.end();
    if ((asking >= mostAsking && givesWay == m_phones.end()) || ofAddress >= mostAskingOfAddress)
        return refused(429, "many-ask", language);
    if ((known != m_phones.end() && !m_phoneAsks.allows(secret, m_callbacks.now()))
        || !m_addressAsks.allows(request.address, m_callbacks.now()))
        return refused(429, "too-often", language);
    if (givesWay != m_phones.end()) {
        givesWay->second.now = Phone::Now::Unanswered;
        m_callbacks.say(messageOf("seat-left", [&](auto& out) {
            document::number(out, "seat", givesWay->second.seat);
            document::text(out, "phone", givesWay->first);
        }));
    }
    if (known == m_phones.end()) {
        // Old refusals are removed to limit the memory.
        std::erase_if(m_phones, [&](const auto& each) {
            return each.second.now != Phone::Now::Seated && each.second.now != Phone::Now::Asks
                && !isFollowed(each.first);
        });
        secret = newSecret();
        m_phoneAsks.allows(secret, m_callbacks.now()); // its next one waits
        known = m_phones.try_emplace(secret).first;
    } else if (known->second.now == Phone::Now::Seated) {
        m_callbacks.say(messageOf("seat-left", [&](auto& out) {
            document::number(out, "seat", known->second.seat);
            document::text(out, "phone", secret);
        }));
    }
    Phone& phone = known->second;
    phone.now = Phone::Now::Asks;
    phone.seat = static_cast<Player>(*seat);
    phone.card = cardFor(request.address);
    phone.address = request.address;
    phone.network = request.network;
    phone.since = phone.heard = m_callbacks.now();
    m_cardsShown[phone.card] = {phone.since, phone.address};
    m_callbacks.say(messageOf("seat-asked", [&](auto& out) {
        document::number(out, "seat", *seat);
        document::text(out, "phone", secret);
        document::text(out, "card", phone.card);
    }));
    m_callbacks.renew();
    return reply(phone);
}

Reply Sharing::said(const Request& request)
{
    const Language language = languageOf(request);
    Phone* const phone = seated(request);
    if (!m_says.allows(phone ? secretOf(request) : request.address, m_callbacks.now()))
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
        m_callbacks.say(messageOf("seat-left", [&](auto& out) {
            document::number(out, "seat", found->second.seat);
            document::text(out, "phone", found->first);
        }));
        m_phones.erase(found);
        m_callbacks.renew();
        return done();
    }
    if (!phone)
        return refused(403, "not-seated", language);
    const std::optional<int> deal = message->number("deal");
    if (kind == "count" || kind == "stays") {
        const std::string path = message->text("path").value_or("");
        const std::optional<int> value = message->number("value");
        if (!hasRight("count"))
            return refused(403, "not-allowed", language);
        if (!message->isNumberOrMissing("value"))
            return refused(422, "form", language); // not "left out", which takes the number back
        const bool now = m_pages.match() && m_pages.counting() && m_pages.counting()->deal == deal
            && deal == m_pages.standing().deals + 1;
        if (!now || !mayAnswer(m_pages.form(), phone->seat, path, value) || (kind == "stays" && !value))
            return refused(409, "not-asked", language);
        phone->answer.reset();
        m_callbacks.say(messageOf(kind, [&](auto& out) {
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
        if (!hasRight("accept") || phone->seat == m_writer)
            return refused(403, "not-allowed", language);
        if (!m_pages.match() || !m_pages.match()->proposal || deal != m_pages.standing().deals + 1)
            return refused(409, "not-asked", language);
        if (!message->isTextOrMissing("reason") || !isRefusalReason(reason))
            return refused(422, "form", language);
        m_callbacks.say(messageOf(kind, [&](auto& out) {
            document::number(out, "seat", phone->seat);
            document::number(out, "deal", *deal);
            if (kind == "refuse")
                document::text(out, "reason", reason);
        }));
        return done();
    }
    return refused(422, "form", language);
}

} // namespace tafel::live
