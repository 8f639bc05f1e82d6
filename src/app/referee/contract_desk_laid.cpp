// What has been laid, as the desk of contracts asks about it: the game says card by card what fits.
#include <algorithm>
#include <deque>

#include "app/referee/contract_desk.h"
#include "app/words/rows.h"

namespace tafel::app {

Result<Verdict> ContractDesk::judgeLaying(const std::vector<Card>& laid, const std::vector<Card>& hand) const
{
    Position alone = position(m_match);
    (keys().has(Key::Series) ? alone.contract->series : alone.contract->laid) = laid;
    alone.hand = hand;
    return m_match.game->judge(alone);
}

/// May these lie, and then this card? The game takes no position in which one did not fit.
bool ContractDesk::fits(std::vector<Card> laid, Card card) const
{
    laid.push_back(card);
    return judgeLaying(laid, {}).has_value();
}

/// The cards of a suit that can lie besides, each with those of its suit that are laid before it.
ContractDesk::Ways ContractDesk::waysOf(Suit suit, const std::vector<Card>& laid) const
{
    Ways ways;
    const CardSet cards = m_match.game->deck(m_match.count()) & CardSet::of(suit);
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

/// All that had to be laid before it lies, too: a row is told by its ends.
void ContractDesk::lay(Card card)
{
    const Ways ways = waysOf(card.suit, m_laid);
    if (const auto found = ways.find(card); found != ways.end())
        m_laid.insert(m_laid.end(), found->second.begin(), found->second.end());
}

/// What does not fit without it goes, too.
void ContractDesk::takeAway(Card card)
{
    std::vector<Card> left;
    for (Card each : m_laid)
        if (each != card && fits(left, each))
            left.push_back(each);
    m_laid = std::move(left);
}

QVariantMap ContractDesk::against(const QString& text) const
{
    const std::optional<Card> card = cardOf(text);
    if (!card || !isLaid())
        return {};
    if (const Result<Verdict> verdict = judgeLaying(m_laid, {*card}); verdict && !verdict->illegal.empty()) {
        const Reason& why = verdict->illegal.front().why.front();
        return {{"text", qt(words::sentenceText(why.sentence, m_match, language()))},
            {"clause", qt(why.clause->id)}};
    }
    std::vector<Card> more = m_laid;
    more.push_back(*card);
    const Result<Verdict> verdict = judgeLaying(more, {});
    if (verdict)
        return {};
    return {{"text", qt(verdict.error().message.in(language()))},
        {"clause", verdict.error().clause ? qt(verdict.error().clause->id) : QString()}};
}

/// The cards of a suit as they lie side by side: each beside the one that it waited for.
std::vector<Card> ContractDesk::rowOf(Suit suit) const
{
    const auto first
        = std::find_if(m_laid.begin(), m_laid.end(), [&](Card card) { return card.suit == suit; });
    if (first == m_laid.end())
        return {};
    std::vector<Card> row{*first}, without;
    for (Card card : m_laid)
        if (card.suit != suit || card == *first)
            without.push_back(card);
    const Ways ways = waysOf(suit, without);
    const auto neighbours
        = std::count_if(ways.begin(), ways.end(), [](const auto& way) { return way.second.size() == 1; });
    for (auto card = first + 1; card != m_laid.end(); ++card) {
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

/// Rows by suit, one series, or the two ends of a row.
std::vector<DeskFact> ContractDesk::laidFacts() const
{
    const auto row = [this](const QString& suit, const std::vector<Card>& cards, const char* path) {
        return QVariantMap{{"suit", suit}, {"cards", texts(cards)}, {"asked", picks(path)}};
    };
    if (keys().has(Key::Row)) {
        DeskFact ends{
            .path = QStringLiteral("end"), .title = tr("The ends of the row"), .hint = tr("Change this end")};
        for (const bool up : {true, false})
            ends.places << QVariant::fromValue(
                DeskPlace{.name = up ? QStringLiteral("up") : QStringLiteral("down"),
                    .card = m_up ? text(up ? *m_up : m_down.value_or(*m_up)) : QString(),
                    .caption = up ? tr("upper end") : tr("lower end"),
                    .asked = up ? picks("up") : picks("down")});
        return {ends};
    }
    if (!isLaid())
        return {};
    DeskFact laid{
        .path = QStringLiteral("laid"), .title = tr("What has been laid"), .hint = tr("Change what lies")};
    if (!keys().has(Key::Series)) {
        for (Suit suit : suitsInOrder)
            laid.rows << row(suitSign(suit, pack()), rowOf(suit), "laid");
        return {laid};
    }
    laid.title = tr("The series under way");
    laid.rows << row({}, m_laid, "laid");
    return {laid,
        {.path = QStringLiteral("gone"),
            .title = tr("Played in earlier series"),
            .hint = tr("Change what was played earlier"),
            .rows = {row({}, m_gone, "gone")}}};
}

DeskPick ContractDesk::laidPick() const
{
    const QString again = tr("Another tap takes a card back.");
    const auto only
        = [](const std::optional<Card>& card) { return card ? std::vector{*card} : std::vector<Card>(); };
    if (picks("up")) {
        DeskPick pick = grid(
            tr("Which card lies at the upper end?"), tr("Nothing, as long as nothing lies."), only(m_up));
        pick.next = m_up ? tr("Done") : tr("Nothing lies");
        return pick;
    }
    if (picks("down"))
        return grid(tr("Which card lies at the lower end?"), tr("The same, when it is the only card."),
            only(m_down ? m_down : m_up));
    if (picks("gone")) {
        DeskPick pick = grid(tr("Which cards were played in earlier series?"), again, m_gone);
        pick.gone += texts(m_laid);
        return pick;
    }
    const bool series = keys().has(Key::Series);
    DeskPick pick = grid(series ? tr("Which cards lie in this series?") : tr("Which cards lie?"),
        (series ? tr("Tap its first card, then its last.") : tr("Tap the ends of each row."))
            + QLatin1Char(' ') + again,
        m_laid);
    pick.anyCard = false;
    pick.cards = pick.chosen;
    for (Suit suit : suitsInOrder)
        for (const auto& [card, way] : waysOf(suit, m_laid))
            pick.cards << text(card);
    return pick;
}

} // namespace tafel::app
