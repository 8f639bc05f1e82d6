// Draws the totals of a match after each deal.
#pragma once

#include <string>

#include "history/history.h"

namespace tafel::report {

/// Draws an SVG. Each player has a line with a dash pattern and a name at its end, so that it is also
/// readable in grey.
/// \return empty for fewer than two deals
std::string scoreChartSvg(const history::StoredMatch& stored, Language language);

/// \return the SVG as a data URL
std::string dataUrl(const std::string& svg);

} // namespace tafel::report
