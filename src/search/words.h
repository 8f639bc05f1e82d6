// Words as the search compares them, and how far two of them are apart.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tafel::search {

struct Word {
    std::string folded; ///< Lower case, without umlauts; see `tafel::folded`.
    std::size_t from, length; ///< Where it stands in its text, in bytes.
};

/// The words of a text in order; of "Jiu-Jitsu" the parts, then the whole as "jiujitsu".
std::vector<Word> wordsOf(std::string_view text);

/// Letters to change, add, leave out or swap with their neighbour until `typed` is `word`; with `begins`,
/// until a beginning of `word` is reached. More than `most`: `most` + 1.
int distance(std::string_view typed, std::string_view word, bool begins, int most);

} // namespace tafel::search
