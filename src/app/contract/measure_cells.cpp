// Numbers that are typed into cells: what is left, what is left at each count, the sum of a call. And the
// digits of a keyboard for everything else.
#include "app/contract/measure_numbers.h"
#include "app/contract/measure_pad.h"
#include "app/pad/score_pad.h"
#include "app/session/session.h"

namespace tafel::app {

namespace {

constexpr int highestSum = 999; ///< Three digits; what a call may be at most the referee says.

} // namespace

/// A digit goes to the first seat that is still open, unless a cell was tapped that can take one.
void MeasurePad::updateActive()
{
    const bool cells = question()
        && (question()->kind == Key::Count || question()->kind == Key::Left
            || question()->kind == Key::Counts);
    if (!cells) {
        m_seat = -1;
        return;
    }
    const bool there = m_seat >= 0 && stillIn(m_seat, m_count)
        && (question()->kind != Key::Counts
            || countCell(static_cast<Player>(m_seat), m_count)["kind"] == QLatin1String("number"));
    if (there)
        return;
    const auto& deal = draft().contract; // of several counts the last one that was begun
    m_count = deal && deal->counts ? static_cast<int>(deal->counts->size()) - 1 : 0;
    m_seat = -1;
    toNextCell();
}

void MeasurePad::focus(int seat, int count)
{
    m_seat = seat;
    m_count = count;
    m_replaces = true;
    m_pad.askAgain();
}

std::optional<int> MeasurePad::cell() const
{
    const auto& deal = draft().contract;
    if (!deal || !question())
        return std::nullopt;
    switch (question()->kind) {
    case Key::Count:
        return numberOf(deal->count, m_seat);
    case Key::Left:
        return numberOf(deal->left, m_seat);
    case Key::Counts:
        return deal->counts && m_count < static_cast<int>(deal->counts->size())
            ? numberOf((*deal->counts)[static_cast<std::size_t>(m_count)].left, m_seat)
            : std::nullopt;
    case Key::Called:
        return caller() >= 0 && (*deal->called)->sum >= 0 ? std::optional((*deal->called)->sum)
                                                          : std::nullopt;
    default:
        return std::nullopt;
    }
}

void MeasurePad::setCell(std::optional<int> value)
{
    write([&](ContractEntry& entry) {
        switch (question()->kind) {
        case Key::Count:
            return setNumber(entry.count, m_seat, value);
        case Key::Left:
            return setNumber(entry.left, m_seat, value);
        case Key::Counts:
            return setNumber((*entry.counts)[static_cast<std::size_t>(m_count)].left, m_seat, value);
        case Key::Called:
            (*entry.called)->sum = value.value_or(-1);
            return;
        default:
            return;
        }
    });
}

int MeasurePad::mostInCell() const
{
    if (question()->kind == Key::Called)
        return highestSum;
    const auto seat = static_cast<std::size_t>(m_seat);
    return question()->counts[seat].rest ? question()->counts[seat].rest.value() : question()->highest[seat];
}

/// That seat has a cell of this count, and nothing stands in it yet.
bool MeasurePad::isOpenCell(int seat) const
{
    const auto index = static_cast<std::size_t>(seat);
    switch (question()->kind) {
    case Key::Count:
        return !question()->counts[index].entered && !question()->counts[index].rest;
    case Key::Left:
        return !(draft().contract && numberOf(draft().contract->left, seat));
    case Key::Counts: {
        const QVariantMap cell = countCell(static_cast<Player>(seat), m_count);
        return cell["kind"] == QLatin1String("number") && cell["value"].toInt() < 0;
    }
    default:
        return false;
    }
}

/// The next empty one of this count, in the order of seats. None: where the paper has no more cells digits go
/// into the last one again, else nowhere.
void MeasurePad::toNextCell()
{
    const int from = m_seat;
    m_seat = -1;
    for (int step = 1; step <= count() && m_seat < 0; ++step) {
        const int seat = from < 0 ? step - 1 : (from + step) % count();
        if (stillIn(seat, m_count) && isOpenCell(seat))
            m_seat = seat;
    }
    m_replaces = true;
    const bool last = question()->kind == Key::Left
        || (question()->kind == Key::Counts && m_count == question()->entries - 1);
    if (m_seat < 0 && last)
        m_seat = from;
}

void MeasurePad::key(const QString& key)
{
    const bool call = question() && question()->kind == Key::Called;
    if (!question() || (m_seat < 0 && !call) || (call && caller() < 0))
        return;
    const std::optional<int> now = cell();
    if (key == QLatin1String("back")) {
        const bool whole = m_replaces || !now || *now < 10;
        m_replaces = false;
        return setCell(whole ? std::nullopt : std::optional(*now / 10));
    }
    const int digit = key.toInt(), most = mostInCell();
    const bool goesOn = !m_replaces && now && *now * 10 + digit <= most;
    const int value = goesOn ? *now * 10 + digit : digit;
    if (value > most)
        return;
    m_replaces = false;
    setCell(value);
    if (!call && (value == 0 || value * 10 > most)) {
        m_replaces = true;
        toNextCell();
        m_pad.askAgain();
    }
}

QStringList MeasurePad::mutedKeys() const
{
    QStringList muted;
    const bool call = question() && question()->kind == Key::Called;
    const bool typed = call ? caller() >= 0 : question() && m_seat >= 0;
    const std::optional<int> now = typed ? cell() : std::nullopt;
    if (!now)
        muted << QStringLiteral("back");
    for (int digit = 0; digit <= 9; ++digit) {
        const bool goesOn = typed && !m_replaces && now && *now * 10 + digit <= mostInCell();
        if (!typed || (!goesOn && digit > mostInCell()))
            muted << QString::number(digit);
    }
    return muted;
}

// ---- What opens cells

void MeasurePad::setCountOut(int count, int seat)
{
    const auto column = static_cast<std::size_t>(count);
    m_count = count;
    m_seat = -1; // the first one who is still in comes next
    write([&](ContractEntry& entry) {
        if (!entry.counts)
            entry.counts.emplace();
        auto& counts = *entry.counts;
        if (column > counts.size())
            return;
        const bool again = column < counts.size() && counts[column].out == seat;
        if (column < counts.size())
            counts.resize(column + 1); // what came after hangs on who was still in
        if (again) {
            counts.pop_back();
        } else if (column < counts.size()) {
            counts[column].out = static_cast<Player>(seat);
            setNumber(counts[column].left, seat, std::nullopt);
        } else {
            counts.push_back({static_cast<Player>(seat), {}});
        }
        if (counts.empty())
            entry.counts.reset();
    });
}

void MeasurePad::setPasses(int seat, int value)
{
    write([&](ContractEntry& entry) {
        setNumber(entry.passes, seat, value == 0 ? std::nullopt : std::optional(value));
    });
}

void MeasurePad::setCaller(int seat)
{
    const int before = caller();
    const int sum = before >= 0 ? (*draft().contract->called)->sum : -1;
    m_replaces = true;
    write([&](ContractEntry& entry) {
        if (before == seat)
            entry.called.reset();
        else if (seat < 0)
            entry.called = std::optional<Call>();
        else
            entry.called = Call{.by = static_cast<Player>(seat),
                .before = static_cast<Player>((seat + count() - 1) % count()),
                .sum = sum};
    });
}

} // namespace tafel::app
