#include "app/session/card_words.h"

#include "app/phrases/view_rows.h"

namespace tafel::app {

namespace {

Language languageOf(bool german)
{
    return german ? Language::German : Language::English;
}

} // namespace

QString CardWords::card(const QString& card, bool french, bool german) const
{
    const Pack pack = french ? Pack::French : Pack::Eidex;
    const std::optional<Card> read = Card::parse(plain(card), pack);
    return read ? qt(phrases::cardText(*read, pack, languageOf(german))) : card;
}

QString CardWords::rank(const QString& rank, bool french, bool german) const
{
    const Pack pack = french ? Pack::French : Pack::Eidex;
    const std::optional<Card> read = Card::parse('H' + plain(rank), pack); // both packs have hearts
    return read ? qt(phrases::printedRank(*read, pack, languageOf(german))) : rank;
}

QString CardWords::suit(const QString& sign, bool german) const
{
    for (const Pack pack : {Pack::Eidex, Pack::French})
        for (int each = 0; each < 4; ++each)
            if (const Suit suit = static_cast<Suit>(each); suitSymbol(suit, pack) == sign)
                return qt(phrases::suitText(suit, pack, languageOf(german)));
    return sign;
}

} // namespace tafel::app
