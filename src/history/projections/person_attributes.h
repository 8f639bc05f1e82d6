// Attributes of people in the log: badges, whether they are rated, and which people are distinct.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "history/log/event_body.h"

namespace tafel::history {

class Database;

/// The badges (a colour and a shape each) by their words in the log; a badge is an index into this list. The
/// screens have a colour for each.
inline constexpr std::string_view badgeNames[]
    = {"circle", "square", "triangle", "hexagon", "arch", "diamond", "cross", "pentagon"};
inline constexpr int badgeCount = static_cast<int>(std::size(badgeNames));

/// \return the index of that badge; empty: this program does not know it
std::optional<int> badgeNamed(std::string_view name);

/// Assigns a different badge to each person at one table. `chosen` are their own choices, in the order of
/// seats. If two chose the same badge, the later one gets the next free badge.
std::vector<int> assignBadges(std::span<const std::optional<int>> chosen);

/// One `person-marked`, `person-listed` or `people-distinct` of the log: it holds whatever the names become.
struct PersonAttributeEvent {
    std::int64_t seq = 0;
    EventKind kind = EventKind::PersonMarked;
    PersonAttribute written = {};
    PersonAttribute today = {}; ///< The same by the names that are shown today.
    std::size_t place = 0; ///< Among the events that are about no match.
};

/// All of them, oldest first.
std::vector<PersonAttributeEvent> personAttributeEvents(Database& database);

/// The badges of these people at one table.
std::vector<int> badgesOf(Database& database, const std::vector<std::string>& names);

/// The table `person_mark` from the log again, after `alias`. Inside a transaction.
void rebuildBadges(Database& database);

} // namespace tafel::history
