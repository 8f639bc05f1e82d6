// What a history knows of the archive that it has joined: which one, and what is there and here already.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "history/history.h"

namespace tafel::history {

struct Membership {
    std::string id = {}; ///< Of the archive, wherever it lies.
    std::string address = {}; ///< For libpq, without a password.
    std::int64_t joined = 0; ///< Entries up to this number have to be there, whoever brought them here.
    std::int64_t sent = 0; ///< Entries up to this number are there.
    std::int64_t pulled = 0, revised = 0; ///< What is there and here, by the archive's numbers.
    std::string succeeded = {}; ///< When all was there and here the last time, RFC 3339; empty: never.
};

std::optional<Membership> membershipOf(Database& database);
Expected<std::optional<Membership>> membership(History& history);

/// Another archive than before begins with nothing; of the same one only the address may change.
Expected<void> join(History& history, const std::string& id, const std::string& address);
/// What the archive has it keeps, what came from it stays here.
Expected<void> leave(History& history);
/// The archive has lost what it had: everything is sent and asked for again.
Expected<void> beginAgain(History& history);

/// What is not known to be in the archive.
struct Waiting {
    std::int64_t entries = 0;
    std::string since = {}; ///< When the oldest of them was written; empty: there are none.
};
Expected<Waiting> waiting(History& history);

struct Outgoing {
    std::vector<Event> events
        = {}; ///< The last ones are with what another archive brought and is kept apart.
    std::int64_t upTo = 0; ///< With these the entries up to this number are there.
    bool last = true; ///< There are no more.
};
/// The next entries to send, at most so many; those behind others that are under way. Fault Damaged: one is
/// not as it was written; nothing behind it is sent.
Expected<Outgoing> outgoing(History& history, int limit, const Outgoing* underWay = nullptr);
/// `pulled`: what the archive has up to that number is here, too; 0: as before.
Expected<void> haveSent(History& history, const Outgoing& sent, std::int64_t pulled = 0);

/// Names that were taken out here and that the archive may still have.
struct Rewritten {
    std::vector<Event> entries = {}; ///< As they are now.
    std::vector<std::int64_t> sums = {}; ///< As they travel.
    std::vector<Event> forgettings = {}; ///< That the archive has not heard of.
    bool empty() const { return entries.empty() && forgettings.empty(); }
};
Expected<Rewritten> rewritten(History& history);
Expected<void> haveSentRewritten(History& history, const Rewritten& sent);
/// How many forgettings this history knows: who knows fewer than the archive must hear of them before it
/// sends.
Expected<std::int64_t> forgettings(History& history);

/// All went well just now; kept to the minute, so that not every exchange writes.
Expected<void> hasSucceeded(History& history);

} // namespace tafel::history
