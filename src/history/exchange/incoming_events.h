// Events that other tablets wrote: adds them to the log and updates the projections, or quarantines
// them.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "history/history.h"

namespace tafel::history {

/// An event as it travelled. Its `came` is the archive's number, its `tick` is set.
struct IncomingEvent {
    Event event = {};
    std::int64_t sum = 0; ///< The sender's `transferChecksum`.
};

struct ImportCounts {
    int added = 0, known = 0; ///< Into the log; there already.
    int quarantined = 0; ///< Number of quarantined events, see `QuarantinedEvent`.
    bool forgot = false; ///< A name went by them.

    ImportCounts& operator+=(const ImportCounts& other);
};

/// Adds events in any order and any number of times, in one transaction. `pulled` other than 0: they are the
/// archive's next events up to that number, in its order. The result is that of one tablet that had seen
/// everything. Erased names are removed from an event unless its tablet knew of the erasure. If two tablets
/// erased the same person independently, the lower pseudonym counts.
Expected<ImportCounts> take(
    History& history, const std::vector<IncomingEvent>& arrivals, std::int64_t pulled);

/// Takes the quarantined events that are understood, or fit, by now. Does nothing if the history has not
/// changed since the last call.
Expected<ImportCounts> retryQuarantined(History& history);

/// The writer of a file with events. Pass the same object for each piece of a file.
struct Writer {
    /// Its own pseudonyms, and those that replace them here.
    std::map<std::string, std::string> pseudonyms = {};
    std::set<std::string> differing = {}; ///< UUIDs of entries that have lower pseudonyms here than there.
};

/// Does the same with the events of a file, which no archive has checked.
Expected<ImportCounts> takeFromFile(
    History& history, const std::vector<IncomingEvent>& arrivals, Writer& writer);

/// An event in which the archive has a redacted name, without its text.
struct RevisedEvent {
    std::string uuid = {}, match = {};
    std::int64_t sum = 0; ///< The archive's `transferChecksum`.
};

/// Notes which of these events have the same text here.
/// \return the ids of the matches and tournaments of the others
Expected<std::set<std::string>> differing(History& history, const std::vector<RevisedEvent>& revised);

/// Does the same as `take` with events in which the archive has a redacted name.
Expected<ImportCounts> addRevised(
    History& history, const std::vector<IncomingEvent>& arrivals, std::int64_t upTo);

/// An entry of the archive that is in no log.
struct QuarantinedEvent {
    enum class Why {
        Damaged, ///< Not as its tablet wrote it.
        Unknown, ///< A newer version wrote it: it counts once this version knows its meaning.
        Early, ///< Its predecessor is missing.
        Unfit, ///< It contradicts the log.
    };
    Why why = Why::Damaged;
    std::string id = {}, device = {}, at = {}, match = {}, kind = {};
    bool ours = false; ///< This tablet wrote it, before its history was restored.
};

/// Oldest first.
Expected<std::vector<QuarantinedEvent>> quarantinedEvents(History& history, int limit = 100);
struct QuarantineCounts {
    int damaged = 0, unknown = 0;
    int waiting = 0; ///< Events that count once their predecessor arrives.
    int unfit = 0; ///< Events that count only if a contradicting event is removed.
    int all() const { return damaged + unknown + waiting + unfit; }
};
Expected<QuarantineCounts> countQuarantined(History& history);

} // namespace tafel::history
