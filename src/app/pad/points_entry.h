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

    /// The value; empty while nothing or no whole number from 0 stands there ("10+").
    std::optional<int> value() const;

    void set(int value) { m_text = std::to_string(value); }
    void clear() { m_text.clear(); }

    /// A digit. A leading zero is replaced, more than three digits of one number are not taken.
    void digit(char digit);
    /// '+' or '-'; a second one in a row replaces the first. Not taken in an empty field.
    void sign(char sign);
    void backspace();

    /// No further digit can be valid: nothing that begins so is at most `most`. A sum ends only by the next
    /// field.
    bool ended(int most) const;

private:
    std::string m_text;
};

} // namespace tafel::app
