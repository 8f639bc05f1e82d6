// Full-text search over the rulebook, in memory (SQLite FTS5).
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "search/place.h"

namespace tafel::search {

/// Bytes of a text that a search has found.
struct Mark {
    std::size_t from, length;
};

struct Found {
    const Clause* clause;
    std::vector<Mark> marks; ///< In its text in the language shown, in order; may be empty.
};

/// Every clause of every game. Building it takes some milliseconds: whoever does not search has none.
class ClauseIndex {
public:
    ClauseIndex();
    ~ClauseIndex();
    ClauseIndex(const ClauseIndex&) = delete;
    ClauseIndex& operator=(const ClauseIndex&) = delete;

    /// The clauses of the scope in which every word typed occurs, the best first. Texts, names, sections and
    /// reasons of both languages are searched; the language shown, names and ids weigh more. The last word
    /// may be half typed. Case, umlauts (ä, ae, a), ß and hyphens are forgiven; after whole words come words
    /// that contain what was typed; where nothing is found, the nearest words (from 4 letters on one letter
    /// may be wrong, from 7 two). An id finds its clause first. Nothing typed: the whole scope in order.
    std::vector<Found> search(std::string_view typed, Language shown, const Scope& scope = {}) const;

private:
    struct Store;
    std::unique_ptr<Store> m_store;
};

/// As `ClauseIndex::search`, by an index that is built when somebody first types. Of a custom game: its
/// clauses in whose id or text, of either language, every word typed occurs.
std::vector<Found> searched(std::string_view typed, Language shown, const Scope& scope);

/// Brings together what stands under one heading, where the best of it stood.
std::vector<Found> grouped(std::vector<Found> found);

} // namespace tafel::search
