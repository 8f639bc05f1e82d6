// How a field for card points is typed on the number pad: digits, sums (10+15-4), and when it is complete by
// itself.
#pragma once

#include <optional>
#include <string>

namespace tafel::app {

/// What stands in one field. Plain text so that the field can show it.
class PointsEntry {
public:
    const std::string& text() const { return m_text; }
    bool empty() const { return m_text.empty(); }
    bool isSum() const { return m_text.find_first_of("+-", 1) != std::string::npos; }

    /// The value; empty while nothing or no whole number stands there ("10+"); one below 0 is none unless it
    /// begins so.
    std::optional<int> value() const;

    void set(int value) { m_text = std::to_string(value); }
    void clear() { m_text.clear(); }

    /// A digit. A leading zero is replaced, more digits of one number than that are not taken.
    void digit(char digit, std::size_t most = 3);
    /// '+' or '-'; a second one in a row replaces the first. In an empty field only the minus of a number
    /// below 0 is taken, where there may be one.
    void sign(char sign, bool belowZero = false);
    void backspace();

    /// No further digit can be valid: nothing that begins so is at most `most`. A sum ends only by the next
    /// field.
    bool ended(int most) const;

private:
    std::string m_text;
};

} // namespace tafel::app
