// Measures a program with a window from outside, on an X display.
#pragma once

#include "bench/process.h"

namespace tafel::bench {

struct Opened {
    double seconds = 0; ///< From the start of the program to the first pixels in its window.
    double memory = 0; ///< Memory in megabytes when the program is idle.
};

/// Starts a program, waits for its window and first pixels, and ends it; throws if no window appears.
Opened open(const Command& command);

} // namespace tafel::bench
