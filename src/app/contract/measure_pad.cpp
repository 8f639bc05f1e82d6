// What the paper of a contract or a round shows: the referee's answers as values for the screen.
#include "app/contract/measure_pad.h"

#include <algorithm>

#include "app/pad/score_pad.h"
#include "app/session/session.h"
#include "app/words/words.h"

namespace tafel::app {

namespace {

/// As the screen names the ways to measure.
QString kindName(Key kind)
{
    switch (kind) {
    case Key::Count:
        return QStringLiteral("count");
    case Key::Takes:
        return QStringLiteral("takes");
    case Key::Winners:
        return QStringLiteral("winners");
    case Key::Lows:
        return QStringLiteral("lows");
    case Key::Out:
        return QStringLiteral("out");
    case Key::Counts:
        return QStringLiteral("counts");
    case Key::Left:
        return QStringLiteral("left");
    case Key::Crossings:
        return QStringLiteral("crossings");
    case Key::Called:
        return QStringLiteral("called");
    case Key::Points:
        return QStringLiteral("points");
    default:
        return {};
    }
}

template <typename Value> bool replace(Value& old, Value value)
{
    if (old == value)
        return false;
    old = std::move(value);
    return true;
}

} // namespace

MeasurePad::MeasurePad(ScorePad& pad)
    : QObject(&pad)
    , m_pad(pad)
{
}

const Match& MeasurePad::match() const
{
    return m_pad.match();
}
const DealEntry& MeasurePad::draft() const
{
    return m_pad.draft();
}
const Form& MeasurePad::form() const
{
    return m_pad.form();
}
const MeasureQuestion* MeasurePad::question() const
{
    return m_pad.isOpen() && form().measure ? &*form().measure : nullptr;
}
/// With what the referee fills in; null: nothing is entered.
const ContractEntry* MeasurePad::entry() const
{
    if (!m_pad.isOpen())
        return nullptr;
    const DealEntry& deal = form().filledIn ? *form().filledIn : draft();
    return deal.contract ? &*deal.contract : nullptr;
}
QString MeasurePad::name(int seat) const
{
    return qt(match().players[static_cast<std::size_t>(seat)]);
}
bool MeasurePad::plays(int seat) const
{
    return seat < count() && !form().before.out.has(static_cast<Player>(seat));
}

void MeasurePad::update()
{
    const bool round = m_pad.family() == QLatin1String("round");
    QVariantList contracts;
    m_contract.clear();
    for (const ContractChoice& choice : form().contracts) {
        contracts << contractView(choice);
        if (choice.chosen)
            m_contract = qt(choice.contract.id);
    }
    QStringList cards;
    QList<int> numbers;
    if (const MeasureQuestion* asked = question()) {
        for (Card card : asked->cards)
            cards << qt(card.text(match().game->pack()));
        for (int number : asked->numbers)
            numbers << number;
    }
    m_kind = round ? QStringLiteral("chips") : question() ? kindName(question()->kind) : QString();
    const bool otherCards = replace(m_cards, cards), otherNumbers = replace(m_numbers, numbers);
    const bool otherContracts = replace(m_contracts, contracts);
    const QVariantMap taken = takers();
    m_selected.removeIf([&](const QString& card) { return !m_cards.contains(card) || taken.contains(card); });
    if (asksTakes() && m_cards.size() - taken.size() == 1) // only one is left: it is meant
        for (const QString& card : std::as_const(m_cards))
            if (!taken.contains(card))
                m_selected = {card};
    updateActive();
    m_rows.clear();
    for (Player seat = 0; seat < count(); ++seat)
        m_rows << rowView(seat);
    m_remainder = progress();
    if (otherContracts)
        Q_EMIT contractsChanged();
    if (otherCards)
        Q_EMIT cardsChanged();
    if (otherNumbers)
        Q_EMIT numbersChanged();
    Q_EMIT changed();
}

void MeasurePad::forget()
{
    m_selected.clear();
    m_number = m_seat = -1;
    m_count = 0;
    m_replaces = false;
}

// ---- What is played

QString MeasurePad::title() const
{
    if (!m_pad.isOpen())
        return {};
    if (m_pad.family() == QLatin1String("round"))
        return m_pad.correcting() > 0 ? tr("Correct round %1").arg(m_pad.correcting())
                                      : tr("Round %1").arg(m_pad.dealNumber());
    const QString deal = m_pad.correcting() > 0 ? tr("Correct deal %1").arg(m_pad.correcting())
                                                : tr("Deal %1").arg(m_pad.dealNumber());
    if (!chooses())
        for (const ContractChoice& choice : form().contracts)
            if (choice.chosen)
                return tr("%1: %2", "deal: contract")
                    .arg(deal, qt(choice.contract.name.in(m_pad.language())));
    return deal;
}

QString MeasurePad::situation() const
{
    if (!m_pad.isOpen())
        return {};
    if (m_pad.family() == QLatin1String("round")) // which round it is the title says
        return form().before.opener ? tr("%1 opens").arg(name(*form().before.opener)) : QString();
    const QString text = qt(form().situation.in(m_pad.language(), match().players));
    return text.isEmpty() ? tr("%1 deals", "a person").arg(name(form().dealer)) : text;
}

QVariantMap MeasurePad::contractView(const ContractChoice& choice) const
{
    const Language language = m_pad.language();
    constexpr const char* states[] = {"due", "played", "later"};
    return {{"id", qt(choice.contract.id)}, {"name", qt(choice.contract.name.in(language))},
        {"line", qt(choice.contract.line.in(language))},
        {"state", QString::fromLatin1(states[static_cast<std::size_t>(choice.state)])},
        {"by", choice.by ? name(*choice.by) : QString()},
        {"clause", choice.clause ? qt(choice.clause->id) : QString()}};
}

bool MeasurePad::chooses() const
{
    return m_pad.isOpen() && form().chooses;
}
bool MeasurePad::asksTrump() const
{
    return m_pad.isOpen() && form().asksTrump;
}
QString MeasurePad::trump() const
{
    const ContractEntry* deal = entry();
    return deal && deal->trump ? QString(QLatin1Char(letter(*deal->trump, match().game->pack()))) : QString();
}

} // namespace tafel::app
