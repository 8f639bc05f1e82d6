#include "games/eidex/values.h"

namespace tafel::eidex {

namespace {

/// Trump J 20, 9 14, A 11, K 4, Q 3, 10 10; other suits A 11, K 4, Q 3, J 2, 10 10; Obenabe with 8 = 8;
/// Undenufe 6 = 11, 8 = 8, K 4, Q 3, J 2, 10 10, A 0.
constexpr int worth(Card card, Trump trump)
{
    switch (card.rank) {
    case Rank::Ace:
        return trump.kind == Trump::Kind::Undenufe ? 0 : 11;
    case Rank::King:
        return 4;
    case Rank::Queen:
        return 3;
    case Rank::Jack:
        return trump.is(card.suit) ? 20 : 2;
    case Rank::Ten:
        return 10;
    case Rank::Nine:
        return trump.is(card.suit) ? 14 : 0;
    case Rank::Eight:
        return trump.kind == Trump::Kind::Suit ? 0 : 8;
    case Rank::Six:
        return trump.kind == Trump::Kind::Undenufe ? 11 : 0;
    default:
        return 0;
    }
}

} // namespace

Values::Values(Trump trump)
{
    for (Card card : CardSet::eidexPack())
        m_worth[static_cast<std::size_t>(card.suit)][static_cast<std::size_t>(card.rank)]
            = static_cast<std::uint8_t>(worth(card, trump));
    rebuildIndex();
}

void Values::onlyHeartsAndStarsKing()
{
    m_worth = {};
    for (std::size_t rank = static_cast<std::size_t>(Rank::Six); rank <= static_cast<std::size_t>(Rank::Ace);
         ++rank)
        m_worth[static_cast<std::size_t>(Suit::Hearts)][rank] = 1;
    m_worth[static_cast<std::size_t>(Suit::Stars)][static_cast<std::size_t>(Rank::King)] = 4;
    m_lastTrick = 0;
    rebuildIndex();
}

void Values::moveToRaven(Suit from)
{
    auto& raven = m_worth[static_cast<std::size_t>(Suit::Raven)];
    auto& worthless = m_worth[static_cast<std::size_t>(from)];
    for (std::size_t rank = 0; rank < raven.size(); ++rank)
        raven[rank] = static_cast<std::uint8_t>(raven[rank] + worthless[rank]);
    worthless = {};
    rebuildIndex();
}

int Values::of(CardSet cards) const
{
    int sum = 0;
    for (Card card : cards)
        sum += of(card);
    return sum;
}

void Values::rebuildIndex()
{
    m_upToThree = m_upToFour = {};
    for (Card card : CardSet::eidexPack()) {
        if (of(card) <= 3)
            m_upToThree.add(card);
        if (of(card) <= 4)
            m_upToFour.add(card);
    }
}

} // namespace tafel::eidex
