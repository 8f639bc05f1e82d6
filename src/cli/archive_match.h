// The commands of `tafelrichter archive` for a match that several tablets have written: take it over, show
// its branches, choose one of them.
#pragma once

#include "cli/commands.h"

namespace tafel::cli {

Exit takeOwnership(const Command& command, const std::string& match);

/// Shows the branches of one match; empty: of all matches that need a choice.
Exit showBranches(const Command& command, const std::string& match, bool json);

Exit chooseBranch(const Command& command, const std::string& match, const std::string& branch);

} // namespace tafel::cli
