#include "app/pad/points_entry.h"

namespace tafel::app {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

std::optional<int> PointsEntry::value() const
{
    int sum = 0, number = 0, sign = 1;
    bool digits = false;
    for (char c : m_text) {
        if (isDigit(c)) {
            number = number * 10 + (c - '0');
            digits = true;
            continue;
        }
        if (!digits)
            return std::nullopt;
        sum += sign * number;
        sign = c == '+' ? 1 : -1;
        number = 0;
        digits = false;
    }
    sum += sign * number;
    if (!digits || sum < 0)
        return std::nullopt;
    return sum;
}

void PointsEntry::digit(char digit)
{
    const std::size_t sign = m_text.find_last_of("+-");
    const std::size_t begin = sign == std::string::npos ? 0 : sign + 1;
    const std::size_t digits = m_text.size() - begin;
    if (digits >= 3)
        return;
    if (digits == 1 && m_text.back() == '0')
        m_text.pop_back();
    m_text += digit;
}

void PointsEntry::sign(char sign)
{
    if (m_text.empty())
        return;
    if (!isDigit(m_text.back()))
        m_text.pop_back();
    if (m_text.size() < 12)
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
    return number && (*number == 0 || *number * 10 > most || m_text.size() >= 3);
}

} // namespace tafel::app
