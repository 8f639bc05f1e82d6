// The standard streams of the programs that write to a history.
#pragma once

namespace tafel::history {

/// Opens closed standard streams to /dev/null. Call it first: otherwise the next opened file would get the
/// number of a standard stream, and messages for the user would be written into the history.
void openClosedStreams();

} // namespace tafel::history
