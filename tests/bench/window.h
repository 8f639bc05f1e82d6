// A program with a window, watched from outside on an X display.
#pragma once

#include "bench/process.h"

namespace tafel::bench {

struct Opened {
    double seconds = 0; ///< From the start of the program to the first pixels in its window.
    double memory = 0; ///< Memory in megabytes when the program is idle.
};

/// Starts a program on the display of the environment, waits for its window and what it draws, and ends it.
/// Throws when nothing appears.
Opened open(const Command& command);

} // namespace tafel::bench
