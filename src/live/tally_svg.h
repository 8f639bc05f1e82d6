// Tally marks on the slate of a page, drawn as on the tablet (qml/controls/Strokes.qml).
#pragma once

#include <string>

#include "referee/players.h"

namespace tafel::live {

/// Tally marks in groups of five, as if written with chalk: an SVG path, 98 units high.
struct TallyMarks {
    std::string path = {};
    int width = 0;
};
TallyMarks tallyMarks(Player seat, int count);

} // namespace tafel::live
