// Full-text search in the rulebook, in memory (SQLite FTS5).
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "search/clause_location.h"

namespace tafel::search {

/// The bytes of a text that match a search.
struct Highlight {
    std::size_t from, length;
};

struct SearchHit {
    const Clause* clause;
    std::vector<Highlight> highlights; ///< Matches in its text in the shown language, in order; may be empty.
};

/// An index of every clause of every game. Building it takes some milliseconds.
class ClauseIndex {
public:
    ClauseIndex();
    ~ClauseIndex();
    ClauseIndex(const ClauseIndex&) = delete;
    ClauseIndex& operator=(const ClauseIndex&) = delete;

    /// Finds the clauses of the scope that contain every typed word, best match first. Searches the texts,
    /// names, sections and reasons of both languages; the shown language, names and ids weigh more. The last
    /// word may be incomplete. Case, umlauts (ä, ae, a), ß and hyphens make no difference. Complete words
    /// rank before words that contain the typed one. If nothing is found, similar words count (one wrong
    /// letter from 4 letters on, two from 7). An id finds its clause first. An empty text gives the whole
    /// scope in order.
    std::vector<SearchHit> search(std::string_view typed, Language shown, const Scope& scope = {}) const;

private:
    struct Store;
    std::unique_ptr<Store> m_store;
};

/// Searches as `ClauseIndex::search` does, with an index that is built at the first search. Of a custom game
/// it finds the clauses whose id and texts contain every typed word.
std::vector<SearchHit> searched(std::string_view typed, Language shown, const Scope& scope);

/// Groups the hits by their headings. Each group takes the rank of its best hit.
std::vector<SearchHit> grouped(std::vector<SearchHit> found);

} // namespace tafel::search
