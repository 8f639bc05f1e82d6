// The draw of a round: who sits at which table, so that as few as possible meet again.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace tafel::tournament {

inline constexpr int smallestTable = 3, largestTable = 5;

/// People of a tournament are counted from 0. A table is who sits at it, in the order of seats.
using Table = std::vector<int>;
using Round = std::vector<Table>;

/// How often each two have sat at one table.
class Encounters {
public:
    explicit Encounters(int people);

    int between(int one, int other) const { return m_met[at(one, other)]; }
    /// The sum of the earlier encounters of each pair at the table; 0 without repeats.
    int repeatsAt(const Table& table) const;
    void add(const Table& table);
    int people() const { return m_people; }

private:
    std::size_t at(int one, int other) const
    {
        return static_cast<std::size_t>(one) * static_cast<std::size_t>(m_people)
            + static_cast<std::size_t>(other);
    }

    int m_people;
    std::vector<int> m_met;
};

/// The data of a person for the draw.
struct Participant {
    bool present = true; ///< Takes part in this round.
    int satOut = 0; ///< Rounds that were drawn without a table for them.
    int played = 0; ///< Rounds that were drawn with one.
    std::array<int, largestTable> seats = {}; ///< How often in each seat; the first one deals first.
};

/// Sizes of tables for a number of people: all have a seat if the sizes allow it, then as many tables as
/// possible have the preferred size (the first of `allowed`), then the others are close to it. Largest first;
/// if the sum is less than `people`, the rest sit out.
std::vector<int> tableSizes(int people, const std::vector<int>& allowed);

struct SeatingDraw {
    Round tables = {};
    /// Those who sit out: those who did so least often, then those who have played most.
    std::vector<int> out = {};
    int repeats = 0; ///< The sum of `Encounters::repeatsAt`.
};

/// Draws a round for the guests who are present. The same input and seed give the same result. Forty people
/// take a twentieth of a second.
SeatingDraw drawRound(const std::vector<Participant>& guests, const Encounters& met,
    const std::vector<int>& allowed, const std::string& seed);

/// The repeats of a whole schedule: each pair that met m times counts m · (m − 1) / 2. So the second
/// encounter of a pair counts one, the third two more: the sum of `SeatingDraw::repeats` of its rounds.
int repeats(const std::vector<Round>& rounds);

/// A lower bound for the repeats of any schedule of these rounds (their sizes of tables, and the people in
/// each). It comes from counting: not every schedule can reach it.
int fewestRepeats(const std::vector<Round>& rounds);

} // namespace tafel::tournament
