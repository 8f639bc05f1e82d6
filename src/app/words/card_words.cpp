// Cards, suits and the sentences of the referee as people read them.
#include <QCoreApplication>

#include "app/words/words.h"
#include "games/eidex/deal.h"

namespace tafel::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString rankName(Rank rank)
{
    switch (rank) {
    case Rank::Jack:
        return Words::tr("jack");
    case Rank::Queen:
        return Words::tr("queen");
    case Rank::King:
        return Words::tr("king");
    case Rank::Ace:
        return Words::tr("ace");
    default:
        return qt(Card{Suit::Hearts, rank}.rankText());
    }
}

} // namespace

QString spoken(Card card, Pack pack)
{
    if (card.rank < Rank::Jack)
        return qt(card.rankText());
    if (pack == Pack::French)
        return rankName(card.rank).left(1).toUpper();
    return card.rank == Rank::Jack ? QStringLiteral("B")
        : card.rank == Rank::Queen ? QStringLiteral("D")
                                   : qt(card.rankText());
}

QString suitText(Suit suit, Pack pack)
{
    const bool french = pack == Pack::French;
    switch (suit) {
    case Suit::Hearts:
        return Words::tr("hearts");
    case Suit::Lizard:
        return french ? Words::tr("clubs") : Words::tr("lizards");
    case Suit::Raven:
        return french ? Words::tr("diamonds") : Words::tr("ravens");
    case Suit::Stars:
        return french ? Words::tr("spades") : Words::tr("stars");
    }
    return {};
}

QString cardText(Card card, Pack pack)
{
    const QString rank = rankName(card.rank);
    const bool french = pack == Pack::French;
    switch (card.suit) {
    case Suit::Hearts:
        return Words::tr("%1 of hearts").arg(rank);
    case Suit::Lizard:
        return (french ? Words::tr("%1 of clubs") : Words::tr("%1 of lizards")).arg(rank);
    case Suit::Raven:
        return (french ? Words::tr("%1 of diamonds") : Words::tr("%1 of ravens")).arg(rank);
    case Suit::Stars:
        return (french ? Words::tr("%1 of spades") : Words::tr("%1 of stars")).arg(rank);
    }
    return {};
}

QString suitSign(Suit suit, Pack pack)
{
    if (pack == Pack::French && suit == Suit::Spades)
        return QStringLiteral("P"); // the S of the drawings is the star
    return QString(QLatin1Char(letter(suit, pack)));
}

QString clauseText(const Sentence& sentence, const Match& match, Language language)
{
    return qt(sentence.in(language, match.players));
}

QString sentenceText(const Sentence& sentence, const Match& match, Language language)
{
    QString text = clauseText(sentence, match, language);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString trumpOf(Card deciding)
{
    const eidex::Trump trump = eidex::Trump::of(deciding);
    if (trump.kind == eidex::Trump::Kind::Obenabe)
        return Words::tr("Obenabe");
    if (trump.kind == eidex::Trump::Kind::Undenufe)
        return Words::tr("Undenufe");
    switch (trump.suit) {
    case Suit::Hearts:
        return Words::tr("Trump hearts");
    case Suit::Lizard:
        return Words::tr("Trump lizard");
    case Suit::Raven:
        return Words::tr("Trump raven");
    case Suit::Stars:
        return Words::tr("Trump stars");
    }
    return {};
}

QString trumpSign(Card deciding)
{
    const eidex::Trump trump = eidex::Trump::of(deciding);
    if (trump.kind == eidex::Trump::Kind::Obenabe)
        return QStringLiteral("up");
    if (trump.kind == eidex::Trump::Kind::Undenufe)
        return QStringLiteral("down");
    return suitSign(trump.suit, Pack::Eidex);
}

} // namespace tafel::app
