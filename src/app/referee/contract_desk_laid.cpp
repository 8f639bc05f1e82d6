// What has been laid, as the desk of contracts asks about it: the game says card by card what fits.
#include <algorithm>
#include <deque>

#include "app/referee/contract_desk.h"
#include "app/words/rows.h"

namespace tafel::app {

namespace {

constexpr Suit suitsInOrder[] = {Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds};

bool has(const std::vector<Card>& cards, Card card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

} // namespace

Result<Verdict> ContractDesk::judgeLaying(const std::vector<Card>& laid, const std::vector<Card>& hand) const
{
    Position alone = position();
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
    const std::optional<Card> card = isSet() ? Card::parse(plain(text), pack()) : std::nullopt;
    if (!card)
        return {};
    const Language language = m_session->language();
    if (const Result<Verdict> verdict = judgeLaying(m_laid, {*card}); verdict && !verdict->illegal.empty()) {
        const Reason& why = verdict->illegal.front().why.front();
        return {{"text", qt(words::sentenceText(why.sentence, m_match, language))},
            {"clause", qt(why.clause->id)}};
    }
    std::vector<Card> more = m_laid;
    more.push_back(*card);
    const Result<Verdict> verdict = judgeLaying(more, {});
    if (verdict)
        return {};
    return {{"text", qt(verdict.error().message.in(language))},
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

QVariantList ContractDesk::rows() const
{
    QVariantList list;
    if (!isLaid())
        return list;
    if (keys().has(Key::Series))
        return {QVariantMap{{"suit", QString()}, {"cards", texts(m_laid)}}};
    for (Suit suit : suitsInOrder)
        list << QVariantMap{{"suit", suitSign(suit, pack())}, {"cards", texts(rowOf(suit))}};
    return list;
}

QStringList ContractDesk::ends() const
{
    return m_up ? texts({*m_up, m_down.value_or(*m_up)}) : QStringList();
}

} // namespace tafel::app
