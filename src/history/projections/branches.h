// A match that several tablets wrote: in turns, as ownership changed, or independently, which makes branches.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "history/log/event_log.h"

namespace tafel::history {

/// One way in which a match went on, from its first event.
struct Branch {
    std::string id = {}; ///< UUID of the event with which its last tablet began to write.
    std::vector<Event> events = {};
    bool chosen = false; ///< The table chose it among those that there are.
};

/// All branches of a match, the one that counts first: the branch that the table chose last, otherwise the
/// one with the most changes of ownership. Clocks are ignored, so all tablets get the same result. `events`
/// are all of one match in the order of `isBefore`; events without their predecessor are in no branch.
/// \throws StorageException (Damaged) if no event has its predecessor
std::vector<Branch> branchesOf(std::span<const Event> events);

/// A `match-taken-over`: after which event; a `branch-chosen`: up to which event.
std::string writeAfter(const std::string& event);

} // namespace tafel::history
