// Which files with entries a history has read or written, where a folder is the place where histories meet.
#pragma once

#include <string>
#include <vector>

#include "history/exchange/incoming_events.h"

namespace tafel::history {

/// A file that was read to its end, with the digest that its name says, or that this history wrote.
struct Segment {
    std::string name = {}; ///< Device, number and digest.
    std::int64_t size = 0; ///< In bytes; −1: it is to be read again.
    bool own = false; ///< This history wrote it.
};

/// The id by which this tablet writes entries.
Expected<std::string> ownDevice(History& history);

Expected<std::vector<Segment>> knownSegments(History& history);
Expected<void> addSegment(History& history, const Segment& segment);
Expected<void> removeSegment(History& history, const std::string& name);
/// All of them are to be read again; which ones are this history's own stays known.
Expected<void> rereadSegments(History& history);

/// The events by which this history knows whom nobody may name any more, in an order that is the same on each
/// tablet.
Expected<std::vector<Event>> forgettingEvents(History& history);

/// As `travelling` has it.
Expected<std::optional<IncomingEvent>> travellingEntry(History& history, const std::string& uuid);

/// The entry that opened a match, where somebody who sits at it was forgotten: it says by which pseudonym.
/// \return nothing if nobody was
Expected<std::optional<IncomingEvent>> openingWithPseudonym(History& history, const std::string& match);

} // namespace tafel::history
