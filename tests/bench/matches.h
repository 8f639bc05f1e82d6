// Complete random matches of Cosmic Eidex, entered as on the score pad, and of custom games.
#pragma once

#include <cstdint>
#include <random>
#include <string>

#include "referee/pad_form.h"

namespace tafel::bench {

/// Three players who play one match after the other to its end. The same seed always gives the same matches.
class RandomTable {
public:
    explicit RandomTable(std::uint64_t seed)
        : m_random(seed)
    {
    }

    /// A match with names, edition, and characters, but without deals.
    Match newMatch();
    /// The next accepted deal of a match, with a random answer to every prompt.
    DealEntry deal(const Match& match, const Standing& before);
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

/// Match documents, one a line, with at least `bytes` bytes in total.
std::string matchLines(std::size_t bytes, std::uint64_t seed);

/// Such lines with matches of four players of the thirteen custom-game patterns in turn.
std::string customMatchLines(std::size_t bytes, unsigned seed);

} // namespace tafel::bench
