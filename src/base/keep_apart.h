// The places of labels that must not overlap.
#pragma once

#include <algorithm>
#include <limits>

namespace tafel {

/// Moves places, which ascend, down to a distance of `step` from each other, and up again where that would
/// put one below `lowest`.
template <typename Places> void keepApart(Places& places, double step, double lowest)
{
    double highest = std::numeric_limits<double>::lowest();
    for (double& place : places) {
        place = std::max(place, highest);
        highest = place + step;
    }
    for (auto place = places.rbegin(); place != places.rend(); ++place, lowest -= step)
        *place = std::min(*place, lowest);
}

} // namespace tafel
