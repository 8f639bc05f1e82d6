// Who writes a match: one tablet at a time. Another one reads it, and may take it over.
#pragma once

#include "history/history.h"

namespace tafel::history {

struct Hand {
    std::string device = {}; ///< The tablet that has it.
    bool ours = true;
    int branches = 1; ///< More: tablets went on apart, and the table has to choose.
};

Expected<Hand> handOf(History& history, const std::string& match);

/// From now on this tablet writes the match, from where it knows it to be; it becomes the one under way.
/// False: it does already.
Expected<bool> takeOver(History& history, const std::string& match);

/// One of several ways in which a match went on.
struct MatchBranch {
    std::string id = {};
    std::string device = {}, changed = {}; ///< Who wrote it last, and when: RFC 3339, UTC.
    bool counts = false; ///< The others wait beside it.
    int deals = 0, shared = 0; ///< So many deals, the first of them as in the branch that counts.
    std::vector<int> totals = {}; ///< In the order of seats.
    bool finished = false;
};

/// The one that counts first. One alone: nothing is to be chosen.
Expected<std::vector<MatchBranch>> matchBranches(History& history, const std::string& match);

/// The matches of which the table has to choose a branch, newest first.
Expected<std::vector<std::string>> forkedMatches(History& history);

/// That branch counts from now on, on all tablets. Fault UnknownMatch: there is no such branch.
Expected<void> chooseBranch(History& history, const std::string& match, const std::string& branch);

} // namespace tafel::history
