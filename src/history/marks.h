// The colour and shape of people; the two go together. Whoever has chosen one keeps it at every table, for
// everybody else the seat decides.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "history/event_body.h"
#include "history/history.h"

namespace tafel::history {

/// As the log has them; a mark is its place in this list. The screens have a colour for each.
inline constexpr std::string_view markNames[]
    = {"circle", "square", "triangle", "hexagon", "arch", "diamond", "cross", "pentagon"};
inline constexpr int markCount = static_cast<int>(std::size(markNames));

/// The marks of people at one table, in the order of seats, each with what they have chosen: two never have
/// the same. Of two who chose the same the later one gets the next that nobody has.
std::vector<int> marksAtTable(std::span<const std::optional<int>> chosen);

/// What people have chosen, by the names that are shown; who is not among them has what the seat decides.
Expected<std::map<std::string, int>> chosenMarks(History& history);

/// The marks of these people at one table.
Expected<std::vector<int>> marksOf(History& history, const std::vector<std::string>& names);

/// From now on, in old matches too; nothing: the seat decides. Refused: nobody is shown by that name.
Answer<std::optional<int>> markPerson(History& history, const std::string& name, std::optional<int> mark);

// For this folder.

class Database;

/// One `person-marked`, `person-listed` or `people-distinct` of the log: it holds whatever the names become.
struct Marking {
    std::int64_t seq = 0;
    EventKind kind = EventKind::PersonMarked;
    SaidOfPerson written = {};
    SaidOfPerson today = {}; ///< The same by the names that are shown today.
    std::size_t place = 0; ///< Among the events that are about no match.
};

/// All of them, oldest first.
std::vector<Marking> allMarkings(Database& database);

/// Appends one that is about one person. Refused: nobody is shown by that name.
std::optional<Refusal> recordMarking(
    Core& core, EventKind kind, const std::string& name, const std::string& word);

std::vector<int> marksOf(Database& database, const std::vector<std::string>& names);

/// The table `person_mark` from the log again, after `alias`. Inside a transaction.
void rebuildMarks(Database& database);

} // namespace tafel::history
