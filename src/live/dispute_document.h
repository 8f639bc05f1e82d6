// A dispute as a phone draws it: its taps are replayed, and what there is to show comes back as JSON. Nothing
// of it is kept. See docs/live.md.
#pragma once

#include "games/dispute/draft.h"

namespace tafel::live {

/// Reads `{"said": [[path, answer] or [path], …]}`, the taps of a phone. The answer is a number, a card of
/// the pack, or null, which takes back what was said; without an answer the tap opens the path. Refused with
/// `json` or `schema` and the place: not JSON, too large, too many taps, a path that no dispute has, an
/// answer that is none.
Result<std::vector<dispute::Tap>> readTaps(std::string_view json, Pack pack);

/// \return what a phone draws after these taps, one line of JSON. A tap that answers nothing that is asked
/// changes nothing: the tablet may have said something else meanwhile.
std::string disputeDocument(dispute::Draft draft, const std::vector<dispute::Tap>& said, Language language);

} // namespace tafel::live
