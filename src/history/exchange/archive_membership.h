// What a history knows of the archive that it has joined: which one, and what is there and here already.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "history/exchange/incoming_events.h"
#include "history/history.h"

namespace tafel::history {

/// Which entries a set has: two sets with equal prints have the same entries.
struct Print {
    std::int64_t entries = 0; ///< How many.
    std::int64_t bits = 0; ///< The exclusive or of the last 64 bits of their UUIDs.

    bool operator==(const Print&) const = default;
};

/// What came of the archive, in the order of its numbers.
struct Pulled {
    std::int64_t number = 0; ///< Of the last entry; 0: nothing came.
    std::string entry = {}; ///< UUID of that.
};

struct Membership {
    std::string id = {}; ///< Of the archive, wherever it lies.
    std::string address = {}; ///< For libpq, without a password, or "folder:" and a path.
    std::int64_t joined = 0; ///< Entries up to this number have to be there, whoever brought them here.
    std::int64_t sent = 0; ///< Entries up to this number were sent, or came from there.
    std::int64_t pulled = 0, revised = 0; ///< What is there and here, by the archive's numbers.
    std::string pulledEntry = {}; ///< UUID of the entry `pulled`; empty: none.
    Print print = {}; ///< Of the entries of this history up to `sent`.
    std::string succeeded = {}; ///< When all was there and here the last time, RFC 3339; empty: never.
};

std::optional<Membership> membershipOf(Database& database);
/// The entry as it travels now, also one that is kept apart, with the checksum that it came with.
/// \return nothing if this history does not have it
std::optional<IncomingEvent> travelling(HistoryFile& core, const std::string& uuid);
Expected<std::optional<Membership>> membership(History& history);

/// Another archive than before begins with nothing; of the same one only the address may change.
Expected<void> join(History& history, const std::string& id, const std::string& address);
/// What the archive has it keeps, what came from it stays here.
Expected<void> leave(History& history);
/// The archive is not what it was when this history last asked: everything is sent and asked for again, and
/// compared. Entries that are there with another text than here are sent with the text of here.
Expected<void> restartSync(History& history);

/// What is not known to be in the archive.
struct UnsentEvents {
    std::int64_t entries = 0;
    std::string since = {}; ///< When the oldest of them was written; empty: there are none.
};
Expected<UnsentEvents> waiting(History& history);

struct Outgoing {
    std::vector<Event> events
        = {}; ///< The last ones are with what another archive brought and is kept apart.
    std::int64_t upTo = 0; ///< With these the entries up to this number are there.
    bool last = true; ///< There are no more.
};
/// The next entries to send, at most so many; those behind others that are under way. StorageError Damaged:
/// one is not as it was written; nothing behind it is sent.
Expected<Outgoing> outgoing(History& history, int limit, const Outgoing* underWay = nullptr);
/// `added`: what the archive has up to there is here, too.
Expected<void> markSent(History& history, const Outgoing& sent, const Pulled& added = {});
/// The archive rejects that entry. \return true: somebody else wrote it, it is kept apart here, and is not
/// sent again; false: it is in the log.
Expected<bool> keepToItself(History& history, const std::string& uuid);

/// UUIDs of what came damaged, or whose text was dropped: at most so many, any of them.
Expected<std::vector<std::string>> cameDamaged(History& history, int limit);
/// An entry of the log as it travels; nothing if it is not there.
Expected<std::optional<IncomingEvent>> soundEntry(History& history, const std::string& uuid);

/// All that the archive should have once everything is sent: the entries up to `sent`, and those kept apart
/// that came from it or went to it.
Expected<Print> shouldBeThere(History& history);
/// Inside a transaction: the archive's entries up to `more` are here.
void havePulled(Database& database, const Pulled& more);

/// Names that were taken out here and that the archive may still have.
struct RedactedEvents {
    std::vector<IncomingEvent> entries = {}; ///< As they are now.
    std::vector<Event> forgettings = {}; ///< That the archive has not heard of.
    bool empty() const { return entries.empty() && forgettings.empty(); }
};
Expected<RedactedEvents> rewritten(History& history);
Expected<void> markRedactedSent(History& history, const RedactedEvents& sent);
/// The UUIDs of the forgettings that this history knows: of those in the archive it must know all before it
/// sends.
Expected<std::vector<std::string>> forgettings(History& history);

/// All went well just now; kept to the minute, so that not every exchange writes.
Expected<void> hasSucceeded(History& history);

} // namespace tafel::history
