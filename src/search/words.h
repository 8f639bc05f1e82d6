// The words that a search compares, and the edit distance of two words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tafel::search {

struct Word {
    std::string folded; ///< Lower case, without umlauts; see `tafel::folded`.
    std::size_t from, length; ///< Its position in the text, in bytes.
};

/// \return the words of a text in order. "Jiu-Jitsu" gives its parts, then "jiujitsu".
std::vector<Word> wordsOf(std::string_view text);

/// The edit distance: how many letters have to be changed, added, removed or swapped with their neighbour
/// until `typed` is `word`, or with `begins` a prefix of `word`.
/// \return at most `most` + 1
int distance(std::string_view typed, std::string_view word, bool begins, int most);

} // namespace tafel::search
