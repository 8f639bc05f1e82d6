// A dispute for a phone: the taps of the phone are replayed, and the resulting view is returned as JSON. The
// server keeps no state. See docs/live.md.
#pragma once

#include "games/dispute/draft.h"

namespace tafel::document {
class LineWriter;
}

namespace tafel::live {

/// Writes the keys of a card for a page: as in documents, its name, and the picture of its suit and the rank
/// that are printed on it.
void writeCard(document::LineWriter& out, Card card, Pack pack, Language language);

/// Reads `{"said": [[path, answer] or [path], …]}`, the taps of a phone. The answer is a number, a card of
/// the pack, or null, which removes an answer; without an answer the tap opens the path. Refused with `json`
/// or `schema` and the location if it is not JSON, too large, has too many taps, a path that no dispute has,
/// or an invalid answer.
Result<std::vector<dispute::Tap>> readTaps(std::string_view json, Pack pack);

/// \return the view for a phone after these taps, one line of JSON. A tap for which no prompt is open changes
/// nothing: the tablet may have changed the dispute meanwhile.
std::string disputeDocument(dispute::Draft draft, const std::vector<dispute::Tap>& said, Language language);

} // namespace tafel::live
