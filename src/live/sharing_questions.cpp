// Requests from phones for the referee and the rulebook.
#include "live/dispute_document.h"
#include "live/sharing.h"

namespace tafel::live {

namespace {

constexpr std::size_t mostTyped = 100; ///< Bytes of a search: each word of it costs time.

} // namespace

/// The answer is created, sent and discarded: nothing is stored, reported or counted.
Reply Sharing::disputed(const Request& request)
{
    const Language language = languageOf(request);
    const Phone* const phone = seated(request);
    if (!phone)
        return refused(403, "not-seated", language);
    if (!hasRight("ask"))
        return refused(403, "not-allowed", language);
    if (!m_says.allows(secretOf(request), m_callbacks.now()))
        return refused(429, "too-often", language);
    const auto refusal = [&](const tafel::Refusal& why) {
        Reply reply{.status = 422, .type = "application/json"};
        document::writeRefusal(reply.body, why, language, document::Layout::Line);
        return reply;
    };
    if (m_pages.match() && !isJudged())
        return refusal(m_pages.match()->match.game->judge({}).error());
    if (!m_pages.match() || m_pages.standing().finished || phone->seat >= m_pages.match()->match.count())
        return refused(409, "not-asked", language);
    const Match& match = m_pages.match()->match;
    const Standing& before = m_pages.standing();
    const auto taps = readTaps(request.body, match.game->pack());
    if (!taps)
        return refusal(taps.error());
    const std::optional<EntryInProgress>& counting = m_pages.counting();
    const DealEntry draft = counting && counting->deal == before.deals + 1 ? counting->draft : DealEntry{};
    return {.type = "application/json",
        .body = disputeDocument(dispute::Draft(match, before, draft, phone->seat), *taps, language)};
}

Reply Sharing::rules(const Request& request)
{
    const Language language = languageOf(request);
    if (!m_says.allows(seated(request) ? secretOf(request) : request.address, m_callbacks.now()))
        return refused(429, "too-often", language);
    const std::optional<Message> message = Message::read(request.body, phoneBounds);
    const std::string typed = message ? message->text("search").value_or("") : "";
    if (!message || message->kind() != "rules" || typed.size() > mostTyped)
        return refused(400, "form", language);
    const std::optional<std::string> id = message->text("rule");
    const std::optional<std::string> html = id ? m_pages.rule(*id, language) : m_pages.rules(typed, language);
    if (!html)
        return refused(404, "no-rule", language);
    return {.type = "application/json",
        .body = messageOf("rules", [&](document::LineWriter& out) { document::text(out, "html", *html); })};
}

} // namespace tafel::live
