// The fields for the card points of all players, and how the number pad moves between them.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include <QString>

#include "referee/deal_entry.h"

namespace tafel::app {

/// The text of one field: digits, sums (10+15-4), and the rule when it is complete without a further key.
/// Plain text, so that the field can show it.
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
    void digit(char digit, std::size_t most);
    /// Adds '+' or '-'. A second sign in a row replaces the first. An empty field accepts only the minus of a
    /// negative number, if `belowZero`.
    void sign(char sign, bool belowZero);
    void backspace();

    /// Whether no further digit can be valid, because no number with this beginning is at most `most`. A sum
    /// ends only when the user selects another field.
    bool ended(int most) const;

private:
    std::string m_text;
};

class PointsFields {
public:
    /// Sets the number of players, those who are out, the sum of the points, and the bounds of each number.
    /// With `open` the numbers have no fixed sum, so that none can be derived.
    void play(int count, Players out, int inPlay, int lowest, int highest, bool open);

    const PointsEntry& at(int seat) const { return m_fields[static_cast<std::size_t>(seat)]; }
    bool plays(int seat) const { return !m_out.has(static_cast<Player>(seat)); }
    int active() const { return m_active; } ///< The seat whose field is active; -1 if there is none.
    bool returnsToPrevious() const { return m_previous >= 0; }
    int empties() const; ///< Number of empty fields.
    /// The points that remain for the active field.
    int left() const { return m_inPlay - sumOfOthers(m_active); }

    /// Takes the points of a deal, with no active field. `minus` says that they are minus points, which are
    /// typed without the sign.
    void take(const DealEntry& deal, bool minus);
    void clear() { m_fields = {}; }
    /// Sets a value that was not typed. The active field stays the same. An empty value clears the field.
    void setValue(int seat, std::optional<int> value);
    void goTo(int seat); ///< Activates a field. The next typed digit replaces its contents.
    void goToFirst() { goTo(plays(0) ? 0 : emptyAfter(-1)); }
    /// Activates an empty field or the first one if none is active.
    void ensureActiveField() { m_active = m_active >= 0 ? m_active : std::max(0, emptyAfter(-1)); }
    /// Activates the first empty field; none if all are full.
    void goToEmpty() { m_active = emptyAfter(-1); }
    void key(const QString& key); ///< "0" … "9", "+", "-", "back", "rest", "next"
    bool belowZero() const { return m_lowest < 0; }

private:
    PointsEntry& field() { return m_fields[static_cast<std::size_t>(m_active)]; }
    int sumOfOthers(int seat) const;
    int emptyAfter(int seat) const; ///< The next empty field; -1 if all are full.
    int after(int seat) const; ///< The next player who takes part in the deal.
    void enter(int seat);
    void digit(char digit);

    PerPlayer<PointsEntry> m_fields;
    /// The highest absolute value that can be typed.
    int most() const { return std::max(std::abs(m_lowest), m_highest); }
    /// The last empty field can be derived.
    bool mayFollow(int empty) const { return empty == 1 && !m_open; }

    int m_count = 0, m_inPlay = 0;
    int m_lowest = 0, m_highest = 0; ///< The bounds of each number.
    bool m_open = false;
    Players m_out;
    int m_active = -1;
    int m_previous = -1; ///< The field that was just completed automatically.
    bool m_replaces = false; ///< The next digit replaces the contents of the field.
};

} // namespace tafel::app
