// A match that several tablets wrote: by turns, as its hand was taken over, or apart, which makes branches.
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

/// All branches of a match, the one that counts first: the one that the table chose last, else the one on
/// which it was taken over most often. Nobody's clock is asked, so all tablets come to the same. `events` are
/// all of one match in the order of `isBefore`; what belongs to nothing (yet) is in no branch. Throws Damaged
/// when all of it does.
std::vector<Branch> branchesOf(std::span<const Event> events);

/// A `match-taken-over`: after which event; a `branch-chosen`: up to which event.
std::string writeAfter(const std::string& event);

} // namespace tafel::history
