// A club over several years: who plays which game with whom. All matches follow the rules and are complete.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "bench/matches.h"
#include "support/any_table.h"

namespace tafel::bench {

/// The same seed always gives the same matches. Some people come every week, and most come now and then.
class Club {
public:
    Club(int people, std::uint64_t seed);

    /// The next match, with its id and its start; every eighth evening belongs to a tournament.
    Match match();

    /// The person who comes most often.
    const std::string& regular() const { return m_people.front(); }

private:
    Match eidex();
    Match other();
    std::vector<std::string> party(int size);
    int below(int count) { return static_cast<int>(m_random() % static_cast<std::uint64_t>(count)); }

    std::mt19937_64 m_random;
    RandomTable m_eidex;
    AnyTable m_others;
    std::vector<std::string> m_people;
    std::int64_t m_minute = 0; ///< Since the club was founded.
    int m_matches = 0;
};

} // namespace tafel::bench
