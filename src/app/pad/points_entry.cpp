#include "app/pad/points_entry.h"

#include <charconv>
#include <cstdlib>

namespace tafel::app {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

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
