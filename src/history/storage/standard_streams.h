// The standard streams of the programs that write to a history.
#pragma once

namespace tafel::history {

/// Opens the standard streams that are closed to /dev/null, first of all: else the next file that is opened
/// gets the number of one of them, and what is said to people is written into the history.
void openClosedStreams();

} // namespace tafel::history
