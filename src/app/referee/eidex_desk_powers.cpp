// The powers of the Eidex desk: which are in force, who wants to use one, and what is named with it.
#include <algorithm>

#include "app/referee/eidex_desk.h"
#include "app/words/words.h"
#include "games/eidex/power_asks.h"

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
        m_pick = asks(list.back()).empty() ? Pick::Nothing : Pick::Use;
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
    for (const AskView& each : asks(use))
        if (!each.answer.isEmpty())
            values << each.answer;
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

std::vector<AskView> EidexDesk::asks(const Declared& use) const
{
    std::vector<AskView> list;
    for (const Ask& ask : eidex::asksOf(m_match, use, m_turnedUp))
        list.push_back(askView(ask, m_match, m_session->language()));
    return list;
}

QVariantList EidexDesk::asksView(const Declared& use) const
{
    QVariantList list;
    for (const AskView& ask : asks(use))
        list << QVariant::fromValue(ask);
    return list;
}

void EidexDesk::say(const QString& path, int value)
{
    if (!use())
        return;
    Declared& use = uses()[m_use];
    bool again = false;
    for (const AskView& ask : asks(use))
        if (ask.path == path)
            again = std::any_of(ask.options.begin(), ask.options.end(), [&](const QVariant& each) {
                const auto option = each.value<AskOption>();
                return option.on && option.value == value;
            });
    if (again)
        eidex::unsay(use, plain(path));
    else
        eidex::say(use, plain(path), value);
    refresh();
}

void EidexDesk::pickNamed(const QString& path)
{
    m_parameter = path;
    m_pick = Pick::UseCard;
    Q_EMIT changed();
}

void EidexDesk::named(Card card)
{
    if (!use())
        return;
    Declared& use = uses()[m_use];
    eidex::say(use, plain(m_parameter), card);
    for (const Ask& ask : eidex::asksOf(m_match, use, m_turnedUp))
        if (ask.path == plain(m_parameter) && (ask.kind != Ask::Kind::Cards || ask.chosen.size() == 2))
            m_pick = Pick::Use;
    refresh();
}

} // namespace tafel::app
