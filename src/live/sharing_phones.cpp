// Phones and their seats: who asks for one, and what a seat says.
#include <algorithm>

#include "codes/secret.h"
#include "live/sharing.h"
#include "referee/own_answers.h"
#include "words/live.h"

namespace tafel::live {

namespace {

constexpr std::size_t mostAsking = 8;
constexpr int mostRefused = 3;

std::string cardOfChance()
{
    const int chance = anyNumber(36);
    return Card{static_cast<Suit>(chance / 9), static_cast<Rank>(chance % 9 + static_cast<int>(Rank::Six))}
        .text(Pack::Eidex);
}

/// The card points of the asker's own reason: digits, or a short text without control characters.
bool isReason(const std::string& reason)
{
    return limits::letters(reason) <= 80 && std::all_of(reason.begin(), reason.end(), [](char each) {
        return static_cast<unsigned char>(each) >= ' ';
    });
}

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
    return {.type = "application/json", .body = document::line([&](auto& out) {
                out.StartObject();
                document::text(out, "phone", secret);
                document::text(out, "card", phone.card);
                out.EndObject();
            })};
}

Reply Sharing::said(const Request& request)
{
    const Language language = languageOf(request);
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

} // namespace tafel::live
