#include "cards/card_text.h"

#include "base/format.h"

namespace tafel::phrases {

namespace {

struct SuitWords {
    Text name;
    std::string_view before; ///< The German word before a rank.
};
constexpr SuitWords eidex[] = {{{"Herz", "hearts"}, "Herz"}, {{"Eidex", "lizards"}, "Eidex"},
    {{"Raben", "ravens"}, "Raben"}, {{"Sterne", "stars"}, "Stern"}};
constexpr SuitWords french[] = {{{"Herz", "hearts"}, "Herz"}, {{"Kreuz", "clubs"}, "Kreuz"},
    {{"Karo", "diamonds"}, "Karo"}, {{"Pik", "spades"}, "Pik"}};

const SuitWords& wordsOf(Suit suit, Pack pack)
{
    return (pack == Pack::Eidex ? eidex : french)[static_cast<std::size_t>(suit)];
}

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
    const SuitWords& suit = wordsOf(card.suit, pack);
    const std::string_view rank = rankText(card, language);
    return formatIn(language, {"{0}-{1}", "{1} of {2}"}, suit.before, rank, suit.name.en);
}

std::string_view suitText(Suit suit, Pack pack, Language language)
{
    return wordsOf(suit, pack).name.in(language);
}

std::string_view printedRank(Card card, Pack pack, Language language)
{
    if (pack == Pack::French && language == Language::English)
        return card.rankText();
    return card.rank == Rank::Jack ? "B" : card.rank == Rank::Queen ? "D" : card.rankText();
}

} // namespace tafel::phrases
