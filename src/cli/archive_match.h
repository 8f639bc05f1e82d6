// What `tafelrichter archive` does with a match that several tablets write: take it over, show its branches,
// choose one.
#pragma once

#include "cli/commands.h"

namespace tafel::cli {

Exit takeOver(const Command& command, const std::string& match);

/// Of one match; empty: of all of which the table has to choose one.
Exit showBranches(const Command& command, const std::string& match, bool json);

Exit chooseBranch(const Command& command, const std::string& match, const std::string& branch);

} // namespace tafel::cli
