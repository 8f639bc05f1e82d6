// The referee asked from a phone: what a question needs, and its answers.
#include <algorithm>

#include "games/eidex/power_asks.h"
#include "games/games.h"
#include "games/own/game.h"
#include "live/may.h"
#include "live/sharing.h"
#include "words/game.h"
#include "words/reason.h"

namespace tafel::live {

/// The answer is made, sent and forgotten: nothing of it is kept, said or counted.
/// `mayOne`: why one card may be played, and what decides it, in place of the whole verdict.
Reply Sharing::asked(const Request& request, bool mayOne)
{
    const Language language = languageOf(request);
    const Phone* const phone = seated(request);
    if (!phone)
        return refused(403, "not-seated", language);
    if (!may("ask"))
        return refused(403, "not-allowed", language);
    if (!m_says.allows(secretOf(request), m_links.now()))
        return refused(429, "too-often", language);
    std::string verdict;
    if (const history::StoredMatch* const shown = m_pages.match(); shown && !isJudged()) {
        const auto why = own::notJudged(own::ownGame(shown->match));
        document::writeRefusal(verdict, why.value(), language, document::Layout::Line);
        return {.status = 422, .type = "application/json", .body = verdict};
    }
    const bool good = mayOne
        ? mayDocument(verdict, request.body, language)
        : document::judgeDocument(verdict, request.body, language, document::Layout::Line);
    return {.status = good ? 200 : 422, .type = "application/json", .body = verdict};
}

/// Where a rule stands, which verdicts name by its id.
Reply Sharing::clause(const Request& request) const
{
    const Clause* const found = clauseNamed(request.parameter("id"));
    if (!found || !m_pages.match())
        return {.status = 404, .type = "text/plain; charset=utf-8", .body = "not found\n"};
    const Match& match = m_pages.match()->match;
    return {.type = "application/json", .body = messageOf("clause", [&](document::LineWriter& out) {
                document::text(out, "source",
                    words::sourceText(
                        *found, match.edition, words::hasEditions(*match.game), languageOf(request)));
            })};
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
        document::key(out, "phases");
        out.StartArray();
        for (std::size_t phase = 0; phase < std::size(phaseNames); ++phase)
            if (power.phases.in(head.edition).has(static_cast<Phase>(phase)))
                document::write(out, phaseNames[phase]);
        out.EndArray();
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
