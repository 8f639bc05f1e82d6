// What was typed, as the index understands it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "search/clause_index.h"

namespace tafel::search {

/// Folded; of a word with hyphens the parts.
std::vector<std::string> wordsTyped(std::string_view typed);

class Query {
public:
    /// How far a word of the index may be from a word typed; each reaches as far as those before it.
    enum class Reach {
        Words, ///< The same word; the last one may be half typed.
        Parts, ///< … or a word that contains it, or two words of which it is made.
        Near, ///< … and for a word that finds none of these, the nearest.
        AllNear, ///< … for every word.
    };
    Query(const std::vector<std::string>& words, std::span<const std::string> vocabulary, Reach reach);

    bool isHopeless() const; ///< Some word finds nothing.
    std::string expression() const; ///< For `MATCH`.
    bool covers(std::string_view text) const; ///< Every word typed is in it.
    std::vector<Mark> marksIn(std::string_view text) const; ///< In order, without overlap.

private:
    struct Term {
        std::string text;
        bool begins = false; ///< Every word that begins like this.
        std::string with = {}; ///< Not empty: both must occur.

        bool finds(const std::string& word) const
        {
            return word == text || word == with || (begins && word.starts_with(text));
        }
    };
    using Terms = std::vector<Term>; ///< Any of them will do.

    static void addParts(const std::string& word, std::span<const std::string> vocabulary, Terms& terms);

    std::vector<Terms> m_all; ///< For each word typed.
};

} // namespace tafel::search
