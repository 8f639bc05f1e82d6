// Corrections of a tournament's matches that were over: a result that had come in is another one now.
#pragma once

#include <string>
#include <vector>

#include "history/history.h"

namespace tafel::history {

struct LateCorrection {
    std::string match = {}; ///< Its id.
    std::vector<int> deals = {}; ///< The corrected ones, from 1.
    std::string at = {}; ///< The last time; RFC 3339, UTC.
};

/// Corrections after the end of matches with that tournament's name on other tablets, which this tablet has
/// not shown yet.
Expected<std::vector<LateCorrection>> lateCorrections(History& history, const std::string& tournament);

/// This tablet has seen it; the others know nothing of that.
Expected<void> acknowledge(History& history, const LateCorrection& correction);

} // namespace tafel::history
