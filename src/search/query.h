// A search text, as the index understands it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "search/clause_index.h"

namespace tafel::search {

/// \return the folded words; a word with hyphens gives its parts
std::vector<std::string> queryWords(std::string_view typed);

class Query {
public:
    /// How a word of the index may differ from a typed word. Each mode includes those before it.
    enum class MatchMode {
        Words, ///< The same word; the last one may be incomplete.
        Parts, ///< A word that contains it, or the two words that compose it.
        Near, ///< Similar words for a typed word that finds none of these.
        AllNear, ///< Similar words for every typed word.
    };
    Query(const std::vector<std::string>& words, std::span<const std::string> vocabulary, MatchMode reach);

    bool hasUnmatchedWord() const; ///< True if a typed word matches nothing.
    std::string expression() const; ///< The expression for `MATCH`.
    bool covers(std::string_view text) const; ///< True if the text contains every typed word.
    std::vector<Highlight> highlightsIn(std::string_view text) const; ///< In order, without overlap.

private:
    struct Term {
        std::string text;
        bool begins = false; ///< Matches every word with this prefix.
        std::string with = {}; ///< Not empty: both words must occur.

        bool finds(const std::string& word) const
        {
            return word == text || word == with || (begins && word.starts_with(text));
        }
    };
    using Terms = std::vector<Term>; ///< Any of them will do.

    static void addParts(const std::string& word, std::span<const std::string> vocabulary, Terms& terms);

    std::vector<Terms> m_all; ///< One for each typed word.
};

} // namespace tafel::search
