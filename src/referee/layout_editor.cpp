#include "referee/layout_editor.h"

#include <algorithm>
#include <deque>

namespace tafel {

namespace {

bool has(const std::vector<Card>& cards, Card card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

} // namespace

LayoutEditor::LayoutEditor(Position position)
    : m_position(std::move(position))
    , m_series(m_position.contract->series.has_value())
{
}

Result<Verdict> LayoutEditor::judge(std::vector<Card> laid, std::vector<Card> hand) const
{
    Position alone = m_position;
    (m_series ? alone.contract->series : alone.contract->laid) = std::move(laid);
    alone.hand = std::move(hand);
    return alone.match.game->judge(alone);
}

/// \return true if the card fits after these cards. The game rejects positions in which a card does not fit.
bool LayoutEditor::fits(std::vector<Card> laid, Card card) const
{
    laid.push_back(card);
    return judge(std::move(laid), {}).has_value();
}

LayoutEditor::Placements LayoutEditor::ways(Suit suit, const std::vector<Card>& laid) const
{
    Placements ways;
    const CardSet cards = m_position.match.game->deck(m_position.match.count()) & CardSet::of(suit);
    std::deque<std::vector<Card>> open{{}};
    for (; !open.empty(); open.pop_front()) {
        std::vector<Card> lying = laid;
        lying.insert(lying.end(), open.front().begin(), open.front().end());
        for (Card card : cards) {
            if (has(lying, card) || ways.contains(card) || !fits(lying, card))
                continue;
            std::vector<Card> way = open.front();
            way.push_back(card);
            ways.emplace(card, way);
            open.push_back(std::move(way));
        }
    }
    return ways;
}

std::vector<Card> LayoutEditor::with(Card card) const
{
    std::vector<Card> laid = cards();
    const Placements all = ways(card.suit);
    if (const auto found = all.find(card); found != all.end())
        laid.insert(laid.end(), found->second.begin(), found->second.end());
    return laid;
}

std::vector<Card> LayoutEditor::without(Card card) const
{
    std::vector<Card> left;
    for (Card each : cards())
        if (each != card && fits(left, each))
            left.push_back(each);
    return left;
}

std::vector<Card> LayoutEditor::row(Suit suit) const
{
    const std::vector<Card>& laid = cards();
    const auto first = std::find_if(laid.begin(), laid.end(), [&](Card card) { return card.suit == suit; });
    if (first == laid.end())
        return {};
    std::vector<Card> row{*first}, without;
    for (Card card : laid)
        if (card.suit != suit || card == *first)
            without.push_back(card);
    const Placements ways = this->ways(suit, without);
    const auto neighbours
        = std::count_if(ways.begin(), ways.end(), [](const auto& way) { return way.second.size() == 1; });
    for (auto card = first + 1; card != laid.end(); ++card) {
        const auto way = ways.find(*card);
        if (card->suit != suit || way == ways.end())
            continue;
        const std::size_t steps = way->second.size();
        const Card before = steps > 1 ? way->second[steps - 2] : *first;
        // The first one may have a neighbour on one side only: then the row grows to the right.
        const bool behind = row.size() > 1 ? before == row.back() : neighbours < 2 || *first < *card;
        row.insert(behind ? row.end() : row.begin(), *card);
    }
    return row;
}

std::optional<Refusal> LayoutEditor::against(Card card) const
{
    if (const Result<Verdict> verdict = judge(cards(), {card}); verdict && !verdict->illegal.empty()) {
        const Reason& why = verdict->illegal.front().why.front();
        return Refusal{.code = Refusal::Code::Impossible,
            .where = "/hand",
            .message = why.sentence.inBoth(m_position.match.players),
            .clause = why.clause};
    }
    std::vector<Card> more = cards();
    more.push_back(card);
    const Result<Verdict> verdict = judge(std::move(more), {});
    return verdict ? std::nullopt : std::optional(verdict.error());
}

} // namespace tafel
