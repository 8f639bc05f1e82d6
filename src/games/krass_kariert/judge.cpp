#include "games/krass_kariert/judge.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/krass_kariert/clauses.h"
#include "games/krass_kariert/combinations.h"
#include "games/krass_kariert/options.h"
#include "games/krass_kariert/pack.h"
#include "referee/refusals.h"

namespace tafel::krass_kariert {

namespace {

using Obligation = Verdict::Obligation;

/// No card too often, on the table first.
Result<void> checkCopies(const HandPosition& position)
{
    Seen seen;
    if (position.table)
        for (std::size_t i = 0; i < position.table->size(); ++i)
            if (const NumberCard card = (*position.table)[i].card; !seen.add(card))
                return refuse(
                    Refusal::Code::Impossible, fmt::format("/table/{}", i), tooMany(card), &clause::pack);
    for (std::size_t i = 0; i < position.hand.size(); ++i)
        if (!seen.add(position.hand[i]))
            return refuse(Refusal::Code::Impossible, fmt::format("/hand/{}", i), tooMany(position.hand[i]),
                &clause::pack);
    return {};
}

/// A place in the hand where `matches` holds for a card and its right-hand neighbour.
template <typename Matches> bool anyNeighbours(std::span<const NumberCard> hand, const Matches& matches)
{
    return std::adjacent_find(hand.begin(), hand.end(), matches) != hand.end();
}

bool goesRound(NumberCard left, NumberCard right)
{
    return (left.value == NumberCard::highest && right.value == 1)
        || (left.value == 1 && right.value == NumberCard::highest);
}

/// The last card and the first would be something, if they were neighbours.
bool endsWouldMatch(std::span<const NumberCard> hand, const Combination* standing, bool twoX)
{
    if (hand.size() < 3)
        return false;
    const NumberCard ends[] = {hand.back(), hand.front()};
    const Playable found = playable(ends, standing, twoX);
    return std::any_of(found.combinations.begin(), found.combinations.end(),
        [](const Combination& each) { return each.positions.size() > 1; });
}

Obligation mustOf(const Playable& found, bool opens, int reserves)
{
    if (opens)
        return Obligation::Play; // each card can open
    if (reserves > 0)
        return Obligation::MayTake;
    return found.any() ? Obligation::Play : Obligation::Stuck;
}

/// The clause of the required action, then those that exclude or permit something.
Reasons because(const HandPosition& position, const Combination* standing, const Verdict& verdict, bool twoX)
{
    Reasons reasons;
    const auto add = [&](const Clause& clause) { reasons.push_back({&clause, {}, {clause.text}}); };
    const std::span<const NumberCard> hand = position.hand;
    const std::vector<Combination> all = combinationsOf(hand, twoX);

    if (verdict.must == Obligation::Stuck)
        add(clause::stuck);
    else if (verdict.must == Obligation::MayTake)
        add(clause::reserve);
    else
        add(standing || !position.opener ? clause::mustPlay : clause::openerPlays);
    if (!standing && !position.opener)
        add(clause::redrawOpens);
    if (all.size() > verdict.combinations.size())
        add(clause::outbid);
    if (verdict.mayStop)
        add(clause::stopAnyTime);
    if (verdict.mayRedraw)
        add(clause::redraw);
    const auto twoOf = [](NumberCard left, NumberCard right) { return left == xCard && right == xCard; };
    if (std::find(hand.begin(), hand.end(), xCard) != hand.end())
        add(clause::xCall);
    if (std::any_of(verdict.combinations.begin(), verdict.combinations.end(),
            [](const Combination& each) { return each.calls.size() == 2 && each.positions.size() == 3; }))
        add(clause::xAndX);
    if (anyNeighbours(hand, twoOf))
        add(clause::xAlone);
    if (anyNeighbours(hand, goesRound))
        add(clause::runs);
    if (endsWouldMatch(hand, standing, twoX))
        add(clause::handEnds);
    return reasons;
}

} // namespace

Result<Verdict> judge(const Position& asked)
{
    const HandPosition position = asked.combination.value_or(HandPosition{});
    const bool twoX = Options::of(asked.match, 1).twoX;
    std::optional<Combination> standing;
    if (position.table) {
        standing = combinationOf(*position.table, twoX);
        if (!standing)
            return refuse(Refusal::Code::Impossible, "/table",
                {.de = "Was auf dem Tisch liegt, ist keine Kombination; liegt keine da, gehört null hierher.",
                    .en = "The cards on the table are not a combination. If there are none, use null."},
                &clause::ranks);
    }
    if (Result<void> answer = checkCopies(position); !answer)
        return tl::unexpected(std::move(answer.error()));
    if (position.hand.empty())
        return refuse(Refusal::Code::Impossible, "/hand",
            {.de = "Wer keine Handkarte hat, ist aus der Runde und nicht an der Reihe.",
                .en = "A player who has no cards in hand is out of the round and does not act."},
            &clause::out);
    if (position.reserves < 0 || position.reserves > reserveSize)
        return refuse(Refusal::Code::Impossible, "/reserves",
            {.de = fmt::format(
                 "Vor niemandem liegen {} Reservekarten: höchstens {}.", position.reserves, reserveSize),
                .en
                = fmt::format("Nobody has {} reserve cards: {} at most.", position.reserves, reserveSize)},
            &clause::hands);

    const Combination* toOutbid = standing ? &*standing : nullptr;
    Playable found = playable(position.hand, toOutbid, twoX);
    Verdict verdict;
    verdict.must = mustOf(found, !standing && position.opener, position.reserves);
    verdict.combinations = std::move(found.combinations);
    verdict.mayStop = found.stop;
    verdict.mayRedraw = found.redraw;
    verdict.because = because(position, toOutbid, verdict, twoX);
    return verdict;
}

} // namespace tafel::krass_kariert
