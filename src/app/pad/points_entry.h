// The text of a field for card points: digits, sums (10+15-4), and the rule when it is complete without a
// further key.
#pragma once

#include <optional>
#include <string>

namespace tafel::app {

/// The contents of one field. Plain text, so that the field can show it.
class PointsEntry {
public:
    const std::string& text() const { return m_text; }
    bool empty() const { return m_text.empty(); }
    bool isSum() const { return m_text.find_first_of("+-", 1) != std::string::npos; }

    /// The value; empty if the text is not a complete integer ("10+"). A negative value counts only if the
    /// text begins with a minus.
    std::optional<int> value() const;

    void set(int value) { m_text = std::to_string(value); }
    void clear() { m_text.clear(); }

    /// Adds a digit. Replaces a leading zero, and ignores more than `most` digits in one number.
    void digit(char digit, std::size_t most = 3);
    /// Adds '+' or '-'. A second sign in a row replaces the first. An empty field accepts only the minus of a
    /// negative number, if `belowZero`.
    void sign(char sign, bool belowZero = false);
    void backspace();

    /// Whether no further digit can be valid, because no number with this beginning is at most `most`. A sum
    /// ends only when the user selects another field.
    bool ended(int most) const;

private:
    std::string m_text;
};

} // namespace tafel::app
