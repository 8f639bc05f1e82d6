// Complete random matches of Cosmic Eidex, entered like on the score pad, and of custom games.
#pragma once

#include <cstdint>
#include <random>
#include <string>

#include "referee/pad_form.h"

namespace tafel::bench {

/// Three players who play one match after the other to its end. The same seed plays the same matches, always.
class RandomTable {
public:
    explicit RandomTable(std::uint64_t seed)
        : m_random(seed)
    {
    }

    /// Names, edition, characters; no deals yet.
    Match newMatch();
    /// The next deal of a match at this standing: every question that the referee asks is answered, and it is
    /// accepted.
    DealEntry deal(const Match& match, const Standing& before);
    /// A match from its first deal to its last.
    Match match();

private:
    int below(int count);
    bool oneIn(int count) { return below(count) == 0; }
    Card anyCard();
    Response answerTo(const Prompt& prompt);
    void declarePowers(const Match& match, const Standing& before, DealEntry& deal);
    void countPoints(const Match& match, int total, DealEntry& deal);
    void answer(const Match& match, const Standing& before, const Prompt& question, DealEntry& deal);

    std::mt19937_64 m_random;
    PerPlayer<int> m_tricks = {}; ///< The tricks of the current deal.
};

/// Matches as match documents, one a line, until there are that many bytes.
std::string matchLines(std::size_t bytes, std::uint64_t seed);

/// The same of the thirteen patterns of custom games, in turn, as four play them.
std::string customMatchLines(std::size_t bytes, unsigned seed);

} // namespace tafel::bench
