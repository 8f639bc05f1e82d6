// Who writes a match: one tablet at a time. Another one reads it, and may take it over.
#pragma once

#include "history/history.h"

namespace tafel::history {

Expected<Ownership> ownershipOf(History& history, const std::string& match);

/// From now on this tablet writes the match, from where it knows it to be; it becomes the one under way.
/// False: it does already.
Expected<bool> takeOwnership(History& history, const std::string& match);

/// A deal of a branch that not all branches have.
struct BranchDeal {
    std::string contract = {}; ///< What it was about; empty: the game has none.
    std::vector<int> change = {}; ///< How far it moved each total.
};

/// One of several ways in which a match went on.
struct MatchBranch {
    std::string id = {};
    std::string device = {}; ///< Who wrote it last …
    bool ours = true; ///< … is this tablet …
    std::string changed = {}; ///< … and when: RFC 3339, UTC.
    bool counts = false; ///< The others wait beside it.
    int deals = 0, shared = 0; ///< So many deals, the first of them the same in all branches.
    std::vector<BranchDeal> apart = {}; ///< Those after them.
    std::vector<int> totals = {}, marks = {}; ///< In the order of seats; marks: see `StoredJudgement`.
    bool finished = false;
};

/// The one that counts first. One alone: nothing is to be chosen.
Expected<std::vector<MatchBranch>> matchBranches(History& history, const std::string& match);

/// The matches of which the table has to choose a branch, newest first. One of which it has chosen is none,
/// until tablets go on apart again.
Expected<std::vector<std::string>> forkedMatches(History& history);

/// That branch counts from now on, on all tablets; another one may still be chosen. StorageError
/// UnknownMatch: there is no such branch.
Expected<void> chooseBranch(History& history, const std::string& match, const std::string& branch);

} // namespace tafel::history
