// The files of a folder that a history has read or written, if a folder is the archive.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "history/exchange/incoming_events.h"
#include "history/log/erasable_texts.h"

namespace tafel::history {

inline constexpr std::int64_t mustBeRead = -1; ///< Instead of the size of a file.

/// A complete file whose digest matches its name, or that this history wrote.
struct Segment {
    std::string name = {}; ///< Device, number and digest.
    std::int64_t size = 0; ///< Size in bytes, or `mustBeRead`.
    bool own = false; ///< This history wrote it.
};

/// The id by which this tablet writes entries.
Expected<std::string> ownDevice(History& history);

Expected<std::vector<Segment>> knownSegments(History& history);
Expected<void> addSegment(History& history, const Segment& segment);
Expected<void> removeSegment(History& history, const std::string& name);
/// All of them are to be read again; which ones are this history's own stays known.
Expected<void> rereadSegments(History& history);

/// The events of all erasures that this history knows, in the same order on each
/// tablet.
Expected<std::vector<Event>> erasures(History& history);

/// The texts of an event of the log; nothing if there is no such event.
Expected<std::optional<std::vector<ErasableText>>> textsOf(History& history, const std::string& uuid);

/// The event that opened a match with an erased player, for the player's pseudonym.
/// \return nothing if no player was erased
Expected<std::optional<IncomingEvent>> openingWithPseudonym(History& history, const std::string& match);

/// The UUID of the event that opened a match of an erased person.
/// \return nothing if this history has no such match, or if an earlier release wrote the erasure
Expected<std::optional<std::string>> openingOfErased(History& history, const Event& erasure);

} // namespace tafel::history
