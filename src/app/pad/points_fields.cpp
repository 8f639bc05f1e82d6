#include "app/pad/points_fields.h"

#include <charconv>
#include <cstdlib>

namespace tafel::app {

std::optional<int> PointsEntry::value() const
{
    int sum = 0;
    const char* const end = m_text.data() + m_text.size();
    for (const char* at = m_text.data(); at != end;) {
        int number = 0;
        const auto [next, error] = std::from_chars(*at == '+' ? at + 1 : at, end, number);
        if (error != std::errc())
            return std::nullopt;
        sum += number;
        at = next;
    }
    if (m_text.empty() || (sum < 0 && !m_text.starts_with('-')))
        return std::nullopt;
    return sum;
}

void PointsEntry::digit(char digit, std::size_t most)
{
    const std::size_t sign = m_text.find_last_of("+-");
    const std::size_t begin = sign == std::string::npos ? 0 : sign + 1;
    const std::size_t digits = m_text.size() - begin;
    if (digits >= most)
        return;
    if (digits == 1 && m_text.back() == '0')
        m_text.pop_back();
    m_text += digit;
}

void PointsEntry::sign(char sign, bool belowZero)
{
    if (m_text.empty()) {
        if (belowZero && sign == '-')
            m_text = sign;
        return;
    }
    if (m_text == "-")
        return;
    if (m_text.find_last_of("+-") == m_text.size() - 1)
        m_text.pop_back();
    if (m_text.size() < 24)
        m_text += sign;
}

void PointsEntry::backspace()
{
    if (!m_text.empty())
        m_text.pop_back();
}

bool PointsEntry::ended(int most) const
{
    if (m_text.empty() || isSum())
        return false;
    const std::optional<int> number = value();
    return number && (*number == 0 || std::abs(*number) * 10 > most);
}

// ---- All fields

void PointsFields::play(int count, Players out, int inPlay, int lowest, int highest, bool open)
{
    m_count = count;
    m_out = out;
    m_inPlay = inPlay;
    m_lowest = lowest;
    m_highest = highest;
    m_open = open;
}

void PointsFields::take(const DealEntry& deal, bool minus)
{
    clear();
    for (Player player = 0; player < maxPlayers; ++player)
        if (const auto points = deal.pointsOf(player))
            m_fields[player].set(minus ? std::abs(*points) : *points);
    m_active = m_previous = -1;
    m_replaces = false;
}

void PointsFields::setValue(int seat, std::optional<int> value)
{
    PointsEntry& field = m_fields[static_cast<std::size_t>(seat)];
    field.clear();
    if (value)
        field.set(*value);
    m_replaces = m_replaces || seat == m_active;
    m_previous = -1;
}

int PointsFields::empties() const
{
    int empty = 0;
    for (int seat = 0; seat < m_count; ++seat)
        empty += plays(seat) && at(seat).empty() ? 1 : 0;
    return empty;
}

void PointsFields::goTo(int seat)
{
    enter(seat);
    m_previous = -1;
    m_replaces = true;
}

int PointsFields::emptyAfter(int seat) const
{
    for (int step = 1; step <= m_count; ++step)
        if (const int next = (seat + step + m_count) % m_count; plays(next) && at(next).empty())
            return next;
    return -1;
}

int PointsFields::sumOfOthers(int seat) const
{
    int sum = 0;
    for (int other = 0; other < m_count; ++other)
        if (other != seat)
            sum += at(other).value().value_or(0);
    return sum;
}

int PointsFields::after(int seat) const
{
    int next = seat;
    do
        next = (next + 1) % m_count;
    while (!plays(next) && next != seat);
    return next;
}

/// Selects a field. A sum in the field that was left shows its value.
void PointsFields::enter(int seat)
{
    if (m_active >= 0 && m_active != seat && field().isSum())
        if (const auto value = field().value())
            field().set(*value);
    m_active = seat;
}

void PointsFields::key(const QString& key)
{
    // The field is still empty or unchanged, so that the key applies to the previous number.
    const bool goesBack = m_previous >= 0 && (field().empty() || m_replaces);
    const bool back = key == QLatin1String("back");
    const char sign = key.at(0).toLatin1();
    if (key == QLatin1String("rest")) {
        field().set(std::max(m_lowest, left()));
        m_replaces = true;
    } else if (key == QLatin1String("next")) {
        // The previous number was completed automatically.
        const bool isThere = m_previous >= 0 && field().empty();
        m_previous = -1;
        if (isThere)
            return;
        m_replaces = true;
        enter(empties() > 0 ? emptyAfter(m_active) : after(m_active));
    } else if (back || sign == '+' || sign == '-') {
        if (goesBack)
            m_active = m_previous;
        if (!back) {
            if (m_replaces && belowZero() && sign == '-')
                field().clear(); // A negative number begins.
            field().sign(sign, belowZero());
        } else if (m_replaces && !goesBack)
            field().clear();
        else
            field().backspace();
        m_replaces = false;
    } else
        digit(sign);
}

void PointsFields::digit(char digit)
{
    if (!m_replaces && field().ended(most())) {
        // The number is complete. The digit begins the next empty field, or the first field if all are full.
        const int next = emptyAfter(m_active);
        m_replaces = next < 0;
        enter(next >= 0 ? next : after(m_count - 1));
    }
    if (m_replaces)
        field().clear();
    m_replaces = false;
    field().digit(digit, std::to_string(most()).size());
    const int empty = empties();
    m_previous = -1;
    if (field().ended(most()) && !mayFollow(empty)) {
        m_previous = m_active;
        m_replaces = empty == 0;
        enter(empty == 0 ? after(m_active) : emptyAfter(m_active));
    }
}

} // namespace tafel::app
