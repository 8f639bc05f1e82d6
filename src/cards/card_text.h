// Cards and suits in words. Documents write a card as two letters (`Card::text`).
#pragma once

#include <string>

#include "base/text.h"
#include "cards/card.h"

namespace tafel {

/// The order of display: black, then red.
inline constexpr Suit suitsInOrder[] = {Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds};

} // namespace tafel

namespace tafel::phrases {

/// "Raben-Dame", "queen of ravens".
std::string cardText(Card card, Pack pack, Language language);
/// "Raben", "ravens"; "Karo", "diamonds".
std::string_view suitText(Suit suit, Pack pack, Language language);
/// The rank as it is printed: the Eidex pack has A K D B in both languages, the French one A K Q J in
/// English.
std::string_view printedRank(Card card, Pack pack, Language language);

} // namespace tafel::phrases
