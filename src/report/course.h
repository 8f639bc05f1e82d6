// The course of a match as a drawing: who stood where after each deal.
#pragma once

#include <string>

#include "history/history.h"

namespace tafel::report {

/// SVG; empty: fewer than two deals. A line, a pattern of dashes and a name at its end for everybody, so that
/// it can be read in grey.
std::string courseSvg(const history::StoredMatch& stored, Language language);

/// The address of a drawing that stands in the page itself.
std::string dataUrl(const std::string& svg);

} // namespace tafel::report
