// The archive that a history has joined, and how far they are in sync.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "history/exchange/incoming_events.h"
#include "history/history.h"
#include "history/log/erasable_texts.h"

namespace tafel::history {

/// A summary of a set of events: two sets with equal prints have the same events.
struct Print {
    std::int64_t entries = 0; ///< Number of events.
    std::int64_t bits = 0; ///< The exclusive or of the last 64 bits of their UUIDs.

    bool operator==(const Print&) const = default;
};

/// Received events of the archive, in the order of its numbers.
struct Pulled {
    std::int64_t number = 0; ///< Number of the last event; 0 if none arrived.
    std::string entry = {}; ///< UUID of the last event.
};

struct Membership {
    std::string id = {}; ///< The id of the archive, independent of its address.
    std::string address = {}; ///< For libpq, without a password, or "folder:" and a path.
    std::int64_t joined = 0; ///< Events up to this number must be in the archive, whatever their origin.
    std::int64_t sent = 0; ///< Events up to this number were sent, or came from the archive.
    /// Events and redactions received so far, by the archive's numbers.
    std::int64_t pulled = 0, revised = 0;
    std::string pulledEntry = {}; ///< UUID of the event `pulled`; empty if none.
    Print print = {}; ///< Summary of the events of this history up to `sent`.
    std::string succeeded = {}; ///< The time of the last complete sync, RFC 3339; empty if never.
    std::string failed
        = {}; ///< The code of the error that ended the last sync, or `unreadFiles`; empty: it succeeded.
};

std::optional<Membership> membershipOf(Database& database);
/// The event in the form for the transfer, also a quarantined one, with the checksum that it came with.
/// \return nothing if this history does not have it
std::optional<IncomingEvent> travelling(HistoryFile& core, const std::string& uuid);
Expected<std::optional<IncomingEvent>> travellingEntry(History& history, const std::string& uuid);
Expected<std::optional<Membership>> membership(History& history);

/// Joins an archive. A different archive starts from nothing; for the same one only the address may change.
Expected<void> join(History& history, const std::string& id, const std::string& address);
/// Leaves the archive. Both sides keep their events.
Expected<void> leave(History& history);
/// Restarts the sync because the archive was replaced: everything is sent, requested and compared again. An
/// event with a different text in the archive is sent with the text of this history.
Expected<void> restartSync(History& history);

/// Events that are not known to be in the archive.
struct UnsentEvents {
    std::int64_t entries = 0;
    std::string since = {}; ///< When the first of them was written; empty if there are none.
};
Expected<UnsentEvents> waiting(History& history);

struct Outgoing {
    std::vector<SeparatedEvent> events = {}; ///< The last ones come from another archive and are quarantined.
    OpeningTexts openings = {}; ///< The texts of the events that opened their matches.
    std::int64_t after = 0; ///< The archive must have the events up to this number.
    std::int64_t upTo = 0; ///< Once they are sent, the archive has the events up to this number.
    Print print = {}; ///< Summary of all events from the one number to the other.
    bool last = true; ///< True if no more events follow.
};
/// The next events to send, at most `limit`, after those that are being sent. `verify` must accept them
/// first.
Expected<Outgoing> outgoing(History& history, int limit, const Outgoing* underWay = nullptr);
/// Verifies the checksums of events, in any thread. StorageError Damaged: an event was changed; no event
/// after it may be sent.
Expected<void> verify(History& history, const std::vector<SeparatedEvent>& events);
/// Notes that the archive has these events. Does nothing if the sync was restarted since they were read: then
/// they are sent again.
/// \param added  the last of the archive's events that this history has received meanwhile
Expected<void> markSent(History& history, const Outgoing& sent, const Pulled& added = {});
/// Handles an event that the archive rejects.
/// \return true if another tablet wrote it: it is quarantined here and never sent again; false if it is in
///         the log
Expected<bool> keepToItself(History& history, const std::string& uuid);

/// UUIDs of any events that arrived damaged, or whose text was dropped; at most `limit`.
Expected<std::vector<std::string>> cameDamaged(History& history, int limit);
/// An event of the log in the form for the transfer; nothing if it does not exist.
Expected<std::optional<IncomingEvent>> soundEntry(History& history, const std::string& uuid);

/// Summary of the events that the archive should have once everything is sent: the events up to `sent`, and
/// the quarantined ones that came from it or were sent to it.
Expected<Print> shouldBeThere(History& history);
/// Notes that the archive's events up to `more` are here. Inside a transaction.
void havePulled(Database& database, const Pulled& more);

/// Names that were erased here and that the archive may still have.
struct RedactedEvents {
    std::vector<std::string> uuids = {}; ///< The redacted events.
    std::vector<Event> erasures = {}; ///< Erasures that the archive does not know.
    bool empty() const { return uuids.empty() && erasures.empty(); }
};
Expected<RedactedEvents> redactedEvents(History& history);
Expected<void> markRedactedSent(History& history, const RedactedEvents& sent);
/// The UUIDs of the erasures that this history knows: it must know all those in the archive before it
/// sends.
Expected<std::vector<std::string>> erasureIds(History& history);

/// `Membership::failed` after a sync that succeeded without some files of the folder.
inline constexpr std::string_view unreadFiles = "unread-files";
/// Notes a successful sync; to the minute, so that not every sync writes.
/// \param hasUnreadFiles  some files of the folder, which may have matches, could not be read
Expected<void> recordSuccess(History& history, bool hasUnreadFiles);
/// Notes a failed sync.
/// \param code  of its error: "no-folder"
Expected<void> recordFailure(History& history, std::string_view code);

} // namespace tafel::history
