// What a slate draws besides numbers, as the slate of the tablet draws it (qml/controls/Strokes.qml).
#pragma once

#include <string>

#include "referee/players.h"

namespace tafel::live {

/// Strokes of chalk as a hand writes them, the fifth across: the path of an SVG, 98 high.
struct Strokes {
    std::string path = {};
    int width = 0;
};
Strokes strokesOf(Player seat, int count);

} // namespace tafel::live
