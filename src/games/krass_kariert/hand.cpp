#include "games/krass_kariert/hand.h"

namespace tafel::krass_kariert {

Hand::Hand(std::vector<NumberCard> cards)
    : m_cards(std::move(cards))
{
}

bool Hand::isContiguous(std::span<const int> positions) const
{
    if (positions.empty() || positions.front() < 0 || positions.back() >= size())
        return false;
    for (std::size_t i = 1; i < positions.size(); ++i)
        if (positions[i] != positions[i - 1] + 1)
            return false;
    return true;
}

std::vector<NumberCard> Hand::takeOut(std::span<const int> positions)
{
    const auto first = m_cards.begin() + positions.front();
    const auto last = first + static_cast<std::ptrdiff_t>(positions.size());
    std::vector<NumberCard> taken(first, last);
    m_cards.erase(first, last);
    return taken;
}

void Hand::putIn(NumberCard card, int at)
{
    m_cards.insert(m_cards.begin() + at, card);
}

} // namespace tafel::krass_kariert
