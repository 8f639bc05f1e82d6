// Searching the clauses and printing one.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "rulebook/clause.h"

namespace tafel {

/// The clauses in which every word occurs (id, text in that language, sections), in the order of the
/// rulebook. Case, umlauts and their spelling variants (ae, ss) are forgiven. No words: all clauses.
std::vector<const Clause*> searchClauses(
    std::span<const Clause* const> clauses, const std::vector<std::string>& words, Language language);

/// A text with which two spellings of one word agree: lower case, ä = ae = a, ß = ss, é = e.
std::string folded(std::string_view text);

} // namespace tafel
