// The powers of the Eidex desk: which are in force, who wants to use one, and what is named with it.
#include <algorithm>

#include "app/referee/eidex_desk.h"
#include "app/words/words.h"
#include "games/eidex/power.h"

namespace tafel::app {

namespace {

std::optional<Card> cardNamed(const QString& text)
{
    return Card::parse(plain(text), Pack::Eidex);
}

} // namespace

const Declared* EidexDesk::use() const
{
    return m_use < uses().size() ? &uses()[m_use] : nullptr;
}

void EidexDesk::togglePower(int seat, const QString& character)
{
    const std::optional<Card> card = cardNamed(character);
    if (!card)
        return;
    std::vector<Declared>& list = uses();
    const auto found
        = std::find_if(list.begin(), list.end(), [&](const Declared& each) { return each.power == *card; });
    if (found != list.end()) {
        list.erase(found);
    } else {
        list.push_back({.by = static_cast<Player>(seat), .power = *card});
        m_use = list.size() - 1;
        m_pick = parametersView(list.back()).isEmpty() ? Pick::Nothing : Pick::Use;
    }
    refresh();
}

void EidexDesk::editPower(bool may, int index)
{
    m_forMay = may;
    m_use = static_cast<std::size_t>(index);
    m_pick = Pick::Use;
    Q_EMIT changed();
}

void EidexDesk::removePower()
{
    if (use())
        uses().erase(uses().begin() + static_cast<std::ptrdiff_t>(m_use));
    m_pick = Pick::Nothing;
    refresh();
}

QVariantMap EidexDesk::useView(const Declared& use) const
{
    const Language language = m_session->language();
    QStringList values;
    for (const QVariant& each : parametersView(use))
        if (const QString text = each.toMap().value("shown").toString(); !text.isEmpty())
            values << text;
    return {{"seat", static_cast<int>(use.by)}, {"power", qt(use.power.text(Pack::Eidex))},
        {"name", qt(eidex::powerOf(use.power).name.in(language))}, {"who", name(use.by)},
        {"text", values.join(QStringLiteral(", "))},
        {"does", qt(eidex::powerOf(use.power).oneLine.in(language))}};
}

QVariantList EidexDesk::usesView(const std::vector<Declared>& uses) const
{
    QVariantList list;
    for (const Declared& use : uses)
        list << useView(use);
    return list;
}

void EidexDesk::setParameter(const QString& key, const QVariant& value)
{
    using Kind = eidex::Parameter::Kind;
    if (!use())
        return;
    Declared& use = uses()[m_use];
    for (const eidex::Parameter& parameter : eidex::powerOf(use.power).parameters) {
        if (qt(parameter.key) != key)
            continue;
        switch (parameter.kind) {
        case Kind::Number:
        case Kind::Signed:
            use.number = value.toInt();
            break;
        case Kind::Card:
        case Kind::Returns:
        case Kind::Two: {
            const std::optional<Card> card = cardNamed(value.toString());
            if (!card) { // the grid is wanted
                m_parameter = key;
                m_pick = Pick::UseCard;
                Q_EMIT changed();
                return;
            }
            if (parameter.kind == Kind::Card)
                use.card = card;
            else if (parameter.kind == Kind::Returns)
                use.returns = card;
            else if (!use.cards || use.cards->size() >= 2)
                use.cards = {{*card}};
            else
                use.cards->push_back(*card);
            if (parameter.kind != Kind::Two || use.cards->size() == 2)
                m_pick = Pick::Use;
            break;
        }
        case Kind::Other:
        case Kind::Anyone:
            use.whom = use.whom == static_cast<Player>(value.toInt())
                ? std::nullopt
                : std::optional(static_cast<Player>(value.toInt()));
            break;
        case Kind::Suit:
            use.suit = suitFromLetter(value.toString().front().toLatin1(), Pack::Eidex);
            break;
        case Kind::Flag:
        case Kind::Words:
            use.flag = value.toBool();
            break;
        case Kind::Melds:
        case Kind::Takes:
        case Kind::Gives:
            break;
        }
    }
    refresh();
}

} // namespace tafel::app
