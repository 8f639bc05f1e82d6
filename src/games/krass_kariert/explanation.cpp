#include "games/krass_kariert/explanation.h"

#include <algorithm>

#include "games/krass_kariert/judge.h"

namespace tafel::krass_kariert {

namespace {

/// The reasons whose clauses `others` does not name.
Reasons without(Reasons reasons, const Reasons& others)
{
    std::erase_if(reasons, [&](const Reason& reason) {
        return std::any_of(
            others.begin(), others.end(), [&](const Reason& other) { return other.clause == reason.clause; });
    });
    return reasons;
}

/// The same with a hand of just these.
Position alone(Position position, std::span<const NumberCard> cards)
{
    position.combination->hand.assign(cards.begin(), cards.end());
    return position;
}

/// The same on an empty table, as if after a Redraw.
Position onEmptyTable(Position position)
{
    position.combination->table.reset();
    position.combination->opener = false;
    return position;
}

/// Puts the cards on the table: the judge rejects cards that are not a combination.
Position asTable(Position position, std::span<const NumberCard> cards)
{
    position.combination->table.emplace();
    for (NumberCard card : cards)
        position.combination->table->push_back(
            {.card = card, .call = card.value == NumberCard::x ? std::optional(1) : std::nullopt});
    position.combination->hand = {NumberCard{1}};
    return position;
}

} // namespace

WhyNot whyNot(const Position& position, std::span<const NumberCard> cards)
{
    const Position free = onEmptyTable(position);
    const Result<Verdict> now = judge(alone(position, cards)), onEmpty = judge(alone(free, cards));
    if (!now || !onEmpty)
        return {};
    WhyNot why{.combines = std::any_of(onEmpty->combinations.begin(), onEmpty->combinations.end(),
                   [&](const Combination& each) { return each.positions.size() == cards.size(); })};
    if (why.combines) {
        why.because = without(without(now->because, onEmpty->because), {now->because.front()});
        return why;
    }
    why.because = onEmpty->because;
    for (const NumberCard& card : cards)
        if (const Result<Verdict> part = judge(alone(free, {&card, 1})))
            why.because = without(why.because, part->because);
    if (const Result<Verdict> lies = judge(asTable(free, cards)); !lies && lies.error().clause)
        why.because.push_back({lies.error().clause, {}, {lies.error().clause->text}});
    return why;
}

Reasons explainLegal(const Position& position, std::span<const NumberCard> cards)
{
    const Result<Verdict> only = judge(alone(position, cards)), all = judge(position);
    if (!only || !all)
        return {};
    Reasons own = without(only->because, {all->because.front(), only->because.front()});
    return own.empty() ? only->because : own;
}

} // namespace tafel::krass_kariert
