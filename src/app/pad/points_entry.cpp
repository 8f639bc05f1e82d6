#include "app/pad/points_entry.h"

#include <cstdlib>
#include <string_view>

namespace tafel::app {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

std::optional<int> PointsEntry::value() const
{
    const bool minus = m_text.starts_with('-');
    int sum = 0, number = 0, sign = minus ? -1 : 1;
    bool digits = false;
    for (const char c : std::string_view(m_text).substr(minus ? 1 : 0)) {
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
    if (!digits || (sum < 0 && !minus))
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
    if (!isDigit(m_text.back()))
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

} // namespace tafel::app
