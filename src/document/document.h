// The public documents as JSON: match in, result and errors out. The one place that knows the form of the
// match file.
#pragma once

#include <string>
#include <string_view>

#include "referee/game.h"

namespace tafel::document {

/// Reads a match document. Faults of the head are refused here; faults inside a deal travel with the deal
/// (`DealEntry::misread`) and are reported by `score` in their turn.
Result<Match> readMatch(std::string_view json);

/// Reads one deal of a match, as it stands in `deals` of the match file; `head` tells game, edition and
/// players. Refused only when it is no JSON object; other faults travel with the deal, pointers relative to
/// it.
Result<DealEntry> readDeal(const Match& head, std::string_view json);

/// One deal as it stands in `deals` of the match file, on one line. Reading it back gives the same entry;
/// also for a half-entered deal.
std::string writeDeal(const Match& head, const DealEntry& entry);

/// The match document; `withDeals` false: with an empty list of deals. Indented by two when `pretty`.
std::string writeMatch(const Match& match, bool withDeals = true, bool pretty = false);

enum class Layout { Line, Pretty };

/// The result document of a scored match.
void writeResult(
    std::string& out, const Match& match, const Outcome& outcome, Language language, Layout layout);

/// The error document of a refusal.
void writeRefusal(std::string& out, const Refusal& refusal, Language language, Layout layout);

/// Scores a match document: appends the result or the error document to `out`. True: it was a result.
bool scoreDocument(std::string& out, std::string_view json, Language language, Layout layout);

} // namespace tafel::document
