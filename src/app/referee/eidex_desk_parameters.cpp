// What is named with a power, as the Eidex desk asks it.
#include "app/referee/eidex_desk.h"
#include "app/words/words.h"
#include "games/eidex/power.h"

namespace tafel::app {

namespace {

/// What a parameter is called on the screen; the key of the match file for one that has no word here.
QString labelOf(std::string_view key)
{
    if (key == "card" || key == "cards")
        return EidexDesk::tr("Card");
    if (key == "limit")
        return EidexDesk::tr("Limit");
    if (key == "guess")
        return EidexDesk::tr("Guess");
    if (key == "points")
        return EidexDesk::tr("Card points");
    if (key == "bonus")
        return EidexDesk::tr("Worth of the melds");
    if (key == "suit")
        return EidexDesk::tr("Suit");
    if (key == "of" || key == "from")
        return EidexDesk::tr("From whom");
    if (key == "to")
        return EidexDesk::tr("To");
    if (key == "with")
        return EidexDesk::tr("With whom");
    if (key == "winner")
        return EidexDesk::tr("Who wins");
    if (key == "direction")
        return EidexDesk::tr("Direction");
    if (key == "gives")
        return EidexDesk::tr("Gives");
    if (key == "returns")
        return EidexDesk::tr("Gives back");
    if (key == "leads")
        return EidexDesk::tr("Takes the lead");
    if (key == "refused")
        return EidexDesk::tr("First card refused");
    if (key == "sign")
        return EidexDesk::tr("Added or taken off");
    return qt(key);
}

QString wordOf(std::string_view word)
{
    if (word == "highest")
        return EidexDesk::tr("highest");
    if (word == "lowest")
        return EidexDesk::tr("lowest");
    if (word == "right")
        return EidexDesk::tr("to the right");
    if (word == "left")
        return EidexDesk::tr("to the left");
    if (word == "add")
        return EidexDesk::tr("added");
    if (word == "subtract")
        return EidexDesk::tr("taken off");
    return qt(word);
}

QVariantMap choice(const QString& text, const QVariant& value, bool on, const QString& icon = {})
{
    return {{"text", text}, {"value", value}, {"on", on}, {"suit", icon}};
}

} // namespace

/// {key, label, kind: "choice", "card", "number"; choices: [{text, value, on, suit}], card, number, lowest,
///  highest, shown}
QVariantList EidexDesk::parametersView(const Declared& use) const
{
    using Kind = eidex::Parameter::Kind;
    QVariantList list;
    for (const eidex::Parameter& parameter : eidex::powerOf(use.power).parameters) {
        QVariantList choices;
        QString kind = QStringLiteral("choice"), shown;
        QVariantMap view{{"key", qt(parameter.key)}, {"label", labelOf(parameter.key)}};
        switch (parameter.kind) {
        case Kind::Number: {
            kind = QStringLiteral("number");
            shown = use.number ? QString::number(*use.number) : QString();
            Match match = m_match;
            match.characters[use.by] = use.power;
            DealEntry entry;
            entry.turnedUp = m_turnedUp;
            entry.powers = {use};
            view["lowest"] = 0;
            view["highest"] = 157;
            for (const PowerChoice& asked : match.game->ask(match, match.game->start(match), entry).powers)
                if (asked.power == use.power && asked.kind == ParameterKind::Number) {
                    view["lowest"] = asked.lowest;
                    view["highest"] = asked.highest;
                }
            view["number"] = use.number.value_or(-1);
            break;
        }
        case Kind::Signed:
            for (int number : {-5, 5}) {
                const QString text = qt(words::signedText(number));
                choices << choice(text, number, use.number == number);
                if (use.number == number)
                    shown = text;
            }
            break;
        case Kind::Card:
        case Kind::Returns: {
            kind = QStringLiteral("card");
            const std::optional<Card> card = parameter.kind == Kind::Card ? use.card : use.returns;
            view["card"] = card ? qt(card->text(Pack::Eidex)) : QString();
            shown = card ? qt(words::cardText(*card, Pack::Eidex, language())) : QString();
            break;
        }
        case Kind::Two: {
            kind = QStringLiteral("card");
            QStringList names;
            if (use.cards)
                for (Card card : *use.cards)
                    names << qt(words::cardText(card, Pack::Eidex, language()));
            shown = listed(names, language());
            view["card"]
                = use.cards && !use.cards->empty() ? qt(use.cards->front().text(Pack::Eidex)) : QString();
            break;
        }
        case Kind::Other:
        case Kind::Anyone:
            for (Player player = 0; player < m_match.count(); ++player)
                if (player != use.by || parameter.kind == Kind::Anyone) {
                    choices << choice(name(player), static_cast<int>(player), use.whom == player);
                    if (use.whom == player)
                        shown = name(player);
                }
            break;
        case Kind::Suit:
            for (Suit suit : {Suit::Hearts, Suit::Lizard, Suit::Raven, Suit::Stars}) {
                const QString sign(QLatin1Char(letter(suit, Pack::Eidex)));
                choices << choice(
                    qt(words::suitText(suit, Pack::Eidex, language())), sign, use.suit == suit, sign);
                if (use.suit == suit)
                    shown = qt(words::suitText(suit, Pack::Eidex, language()));
            }
            break;
        case Kind::Flag:
            for (bool yes : {true, false})
                choices << choice(yesOrNo(yes), yes, use.flag == yes);
            shown = use.flag == true ? labelOf(parameter.key) : QString();
            break;
        case Kind::Words:
            for (std::size_t i = 0; i < 2; ++i) {
                choices << choice(wordOf(parameter.words[i]), i == 0, use.flag == (i == 0));
                if (use.flag == (i == 0))
                    shown = wordOf(parameter.words[i]);
            }
            break;
        case Kind::Melds:
        case Kind::Takes:
        case Kind::Gives:
            continue; // no question of this desk hangs on it
        }
        view["kind"] = kind;
        view["choices"] = choices;
        view["shown"] = shown;
        list << view;
    }
    return list;
}

} // namespace tafel::app
