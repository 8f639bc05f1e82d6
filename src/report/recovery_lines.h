// What came back of a damaged history and what it has lost, in sentences.
#pragma once

#include <string>
#include <vector>

#include "base/text.h"
#include "history/recovery/recovery.h"

namespace tafel::report {

/// 3, 4, 5, 9 as 3–5 and 9.
std::vector<history::SeqRange> rangesOf(const std::vector<std::int64_t>& numbers);

/// A sentence for what only the damaged write-ahead log had, for each match that is not as it was, and for
/// entries that are missing; "Nothing is missing." when all is there.
std::vector<std::string> recoveryLines(const history::RecoveryResult& result, Language language);

} // namespace tafel::report
