// Entries that other tablets wrote, as an archive brings them: into the log and all that follows from it, or
// apart.
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
    std::int64_t sum = 0; ///< What its tablet said `transferChecksum` is.
};

struct ImportCounts {
    int added = 0, known = 0; ///< Into the log; there already.
    int apart = 0; ///< Kept apart, see `QuarantinedEvent`.
    bool forgot = false; ///< A name went by them.

    ImportCounts& operator+=(const ImportCounts& other);
};

/// Takes them in any order and as often as they come, in one transaction. `pulled` other than 0: they are the
/// archive's next entries up to that number, in its order. What comes of them is what one tablet would have
/// that had seen everything. Names that were erased go from an entry, unless its tablet had heard of that.
/// Where two tablets have erased the same person before they heard of each other, the lower pseudonym counts.
Expected<ImportCounts> take(
    History& history, const std::vector<IncomingEvent>& arrivals, std::int64_t pulled);

/// Whoever wrote a file with entries. The same one is handed in again for each piece of a file.
struct Writer {
    std::set<std::string> forgettings = {}; ///< UUIDs of those that it knew: it names nobody of them.
    std::map<std::string, std::string> pseudonyms = {}; ///< Its own, and which ones stand for them here.
    std::vector<std::string> differing = {}; ///< UUIDs of entries that have lower pseudonyms here than there.
};

/// The same for entries of a file, which nobody has looked at on the way: names that its writer did not know
/// to be forgotten are taken out.
Expected<ImportCounts> takeFromFile(
    History& history, const std::vector<IncomingEvent>& arrivals, Writer& writer);

/// The same for entries out of which a name was taken in the archive.
Expected<ImportCounts> addRevised(
    History& history, const std::vector<IncomingEvent>& arrivals, std::int64_t upTo);

/// An entry of the archive that is in no log.
struct QuarantinedEvent {
    enum class Why {
        Damaged, ///< Not as its tablet wrote it.
        Unknown, ///< A newer program wrote it: it counts once this one knows what it means.
        Early, ///< What comes before it is not there yet.
        Unfit, ///< It does not fit what is there.
    };
    Why why = Why::Damaged;
    std::string id = {}, device = {}, at = {}, match = {}, kind = {};
    bool ours = false; ///< This tablet wrote it, before its history was restored.
};

/// Oldest first.
Expected<std::vector<QuarantinedEvent>> quarantinedEvents(History& history, int limit = 100);
struct ApartCounts {
    int damaged = 0, unknown = 0;
    int waiting = 0; ///< Early: they count once what comes before them is there.
    int unfit = 0; ///< They count only if an entry that they contradict goes.
    int all() const { return damaged + unknown + waiting + unfit; }
};
Expected<ApartCounts> countApart(History& history);

} // namespace tafel::history
