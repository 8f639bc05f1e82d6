// The distance between the ticks of an axis.
#pragma once

#include <algorithm>
#include <cmath>

namespace tafel {

/// The smallest step of the form 1, 2 or 5 times a power of ten that divides `range` into at most `most`
/// parts.
inline double tickStep(double range, double most)
{
    const double least = std::max(1e-9, range / std::max(1.0, most));
    const double ten = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1, 2, 5})
        if (factor * ten >= least * (1 - 1e-6)) // despite rounding
            return factor * ten;
    return 10 * ten;
}

} // namespace tafel
