// The fields for the card points of everybody, and how the number pad goes from one to the next.
#pragma once

#include <algorithm>

#include <QString>

#include "app/pad/points_entry.h"
#include "referee/deal_entry.h"

namespace tafel::app {

class PointsFields {
public:
    /// As the referee says it: so many players, who of them is out, how many points they share.
    void play(int count, Players out, int inPlay);
    /// The same where each number has bounds; `open`: they add up to nothing, so that none follows from
    /// others.
    void play(int count, Players out, int inPlay, int lowest, int highest, bool open);

    const PointsEntry& at(int seat) const { return m_fields[static_cast<std::size_t>(seat)]; }
    bool plays(int seat) const { return !m_out.has(static_cast<Player>(seat)); }
    int active() const { return m_active; } ///< The seat whose field is typed in; -1: none.
    bool returnsToPrevious() const { return m_previous >= 0; }
    int empties() const; ///< So many have nothing typed in.
    int left() const { return m_inPlay - sumOfOthers(m_active); } ///< For the active field.

    /// What the deal has; none is typed in. `minus`: minus points, which are typed without it.
    void take(const DealEntry& deal, bool minus);
    void clear();
    /// Not typed: the field that is typed in stays the same; nothing clears the one of that seat.
    void setValue(int seat, std::optional<int> value);
    void goTo(int seat); ///< What is typed next replaces what stands there.
    void goToFirst() { goTo(plays(0) ? 0 : emptyAfter(-1)); }
    /// Where none is typed in: to an empty one or the first.
    void ensureActiveField() { m_active = m_active >= 0 ? m_active : std::max(0, emptyAfter(-1)); }
    void goToEmpty() { m_active = emptyAfter(-1); } ///< The first one that is; none, when all are full.
    void key(const QString& key); ///< "0" … "9", "+", "-", "back", "rest", "next"
    bool belowZero() const { return m_lowest < 0; }

private:
    PointsEntry& field() { return m_fields[static_cast<std::size_t>(m_active)]; }
    int sumOfOthers(int seat) const;
    int emptyAfter(int seat) const; ///< -1: all are full.
    int after(int seat) const; ///< The next one who plays the deal.
    void enter(int seat);
    void digit(char digit);

    PerPlayer<PointsEntry> m_fields;
    int most() const { return std::max(std::abs(m_lowest), m_highest); } ///< Digits go so far.
    bool mayFollow(int empty) const { return empty == 1 && !m_open; } ///< The last one fills itself.

    int m_count = 0, m_inPlay = 0;
    int m_lowest = 0, m_highest = 0; ///< Of each.
    bool m_open = false;
    Players m_out;
    int m_active = -1;
    int m_previous = -1; ///< The field that ended by itself just before.
    bool m_replaces = false; ///< The next digit replaces what stands in the field.
};

} // namespace tafel::app
