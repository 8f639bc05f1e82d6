#include "cards/card_words.h"

#include <fmt/format.h>

namespace tafel {

namespace {

std::string_view rankText(Card card, Language language)
{
    switch (card.rank) {
    case Rank::Jack:
        return Text{"Bube", "jack"}.in(language);
    case Rank::Queen:
        return Text{"Dame", "queen"}.in(language);
    case Rank::King:
        return Text{"König", "king"}.in(language);
    case Rank::Ace:
        return Text{"Ass", "ace"}.in(language);
    default:
        return card.rankText();
    }
}

} // namespace

std::string cardText(Card card, Pack pack, Language language)
{
    static constexpr Text eidex[]
        = {{"Herz", "hearts"}, {"Eidex", "lizards"}, {"Raben", "ravens"}, {"Stern", "stars"}};
    static constexpr Text french[]
        = {{"Herz", "hearts"}, {"Kreuz", "clubs"}, {"Karo", "diamonds"}, {"Pik", "spades"}};
    const std::string_view suit
        = (pack == Pack::Eidex ? eidex : french)[static_cast<std::size_t>(card.suit)].in(language);
    const std::string_view rank = rankText(card, language);
    return language == Language::German ? fmt::format("{}-{}", suit, rank)
                                        : fmt::format("{} of {}", rank, suit);
}

} // namespace tafel
