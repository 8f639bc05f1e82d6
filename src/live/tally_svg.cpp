#include "live/tally_svg.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace tafel::live {

namespace {

/// Deviation of up to 3 from a straight line, by seat and stroke: the same strokes always look the same.
double off(Player seat, int stroke, int corner)
{
    const double wave = std::sin((seat + 1) * 12.9898 + stroke * 78.233 + corner * 37.719) * 43758.5453;
    return (wave - std::floor(wave)) * 6 - 3;
}

/// The centre of a stroke; for every fifth one, the last of the four strokes that it crosses.
int place(int stroke)
{
    return 13 + stroke / 5 * (4 * 31 + 24) + std::min(3, stroke % 5) * 31;
}

} // namespace

TallyMarks tallyMarks(Player seat, int count)
{
    TallyMarks out{.width = count > 0 ? place(count - 1) + 26 : 0};
    for (int stroke = 0; stroke < count; ++stroke) {
        const int x = place(stroke);
        const bool across = stroke % 5 == 4;
        const auto at = [&](int corner, int straight) { return straight + off(seat, stroke, corner); };
        out.path += fmt::format("M{:.1f} {:.1f}L{:.1f} {:.1f}", at(0, across ? x - 105 : x + 4),
            at(1, across ? 68 : 10), at(2, across ? x + 12 : x - 4), at(3, across ? 30 : 88));
    }
    return out;
}

} // namespace tafel::live
