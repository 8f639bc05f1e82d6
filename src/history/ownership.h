// Ownership: one tablet at a time writes a match. Another one reads it, and may take ownership.
#pragma once

#include "history/history.h"

namespace tafel::history {

Expected<Ownership> ownershipOf(History& history, const std::string& match);

/// Makes this tablet the owner of the match, from the last event that it knows, and continues it.
/// \return false if this tablet already owns the match
Expected<bool> takeOwnership(History& history, const std::string& match);

/// A deal of a branch that not all branches have.
struct BranchDeal {
    std::string contract = {}; ///< The contract of the deal; empty if the game has none.
    std::vector<int> change = {}; ///< How far it moved each total.
};

/// One of several ways in which a match went on.
struct MatchBranch {
    std::string id = {};
    Match match
        = {}; ///< Its head, with the players as they are shown: two tablets may have read different files.
    std::string device = {}; ///< The tablet that wrote it last.
    bool ours = true; ///< True if that is this tablet.
    std::string changed = {}; ///< Time of the last entry, not counting changes of the owner. RFC 3339, UTC.
    bool counts = false; ///< True for the branch that counts.
    int deals = 0, commonDeals = 0; ///< Number of deals, and of the first deals that all branches share.
    std::vector<BranchDeal> divergingDeals = {}; ///< Those after them.
    std::vector<int> totals = {}, marks = {}; ///< In the order of seats; marks: see `StoredJudgement`.
    bool finished = false;
};

/// The branch that counts first. A single one leaves no choice.
Expected<std::vector<MatchBranch>> matchBranches(History& history, const std::string& match);

/// The matches for which the table must choose a branch, newest first. A match with a chosen branch is left
/// out until tablets diverge again.
Expected<std::vector<std::string>> forkedMatches(History& history);

/// Makes that branch count on all tablets; another one may be chosen later. StorageError
/// UnknownMatch: the branch does not exist.
Expected<void> chooseBranch(History& history, const std::string& match, const std::string& branch);

} // namespace tafel::history
