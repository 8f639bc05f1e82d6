// Describes the result of a recovery from a damaged history: the recovered and the lost data.
#pragma once

#include <string>
#include <vector>

#include "base/text.h"
#include "history/recovery/recovery.h"

namespace tafel::report {

/// Combines sequence numbers into ranges: 3, 4, 5, 9 become 3–5 and 9.
std::vector<history::SeqRange> rangesOf(const std::vector<std::int64_t>& numbers);

/// \return a sentence about entries that only the damaged write-ahead log had, one for each match that is
///         incomplete, and one about missing entries; or "Nothing is missing."
std::vector<std::string> recoveryLines(const history::RecoveryResult& result, Language language);

} // namespace tafel::report
