// The names in the log and the names under which people are shown. The log keeps the names as they were
// written; renaming a person is an event of its own.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "history/log/event_body.h"

namespace tafel::history {

class Database;

/// One `person-renamed` of the log.
struct Renaming {
    std::int64_t seq = 0;
    std::string id = {}; ///< UUID of its event.
    std::string at = {}; ///< RFC 3339, UTC.
    std::string from = {}, to = {}; ///< Names that were and are shown.
    bool inForce = true; ///< False if it was withdrawn.
    std::size_t place = 0; ///< Index among the events that are about no match.
    std::size_t until = 0; ///< Index of the event that withdrew it.
};

/// All of them, oldest first.
std::vector<Renaming> allRenamings(Database& database);

/// A name as written, and as shown; one that is not in it is shown as it was written.
using Aliases = std::map<std::string, std::string>;

/// \return the names that result from the renamings in force
Aliases aliasesOf(const std::vector<Renaming>& renamings);

std::string displayNameIn(const Aliases& aliases, const std::string& name);

/// The current name of a person whose name was `name` when an event was written, also by a tablet that did
/// not know of a renaming. `place` is the index of the event among those that are about no match.
std::string currentName(std::string name, std::size_t place, const std::vector<Renaming>& renamings);

/// Rebuilds the table `alias` from the log, and the badges that follow it. Inside a transaction.
void rebuildAliases(Database& database);

/// Rebuilds the names of all people after renamings arrived from another tablet. Inside a transaction.
void reapplyRenamings(Database& database, const Aliases& before);
/// Updates the people of some matches to their names in the log and to these renamings. Inside a transaction.
/// \param matches  numbers of the events that opened them
void showPeople(Database& database, const std::set<std::int64_t>& matches, const Aliases& aliases);

/// The name under which a person is shown.
std::string displayName(Database& database, const std::string& name);

/// The same for a name in a match, which knows which of its people was meant then.
/// \param match  number of the event that opened it; 0 for a name outside any match
std::string displayName(Database& database, std::int64_t match, const std::string& name);

/// The people of a match under their shown names. If two of them would have the same name, all keep the
/// written ones: two people at one table are distinct.
std::vector<std::string> displayNames(Database& database, const std::vector<std::string>& names);
std::vector<std::string> displayNames(const Aliases& aliases, const std::vector<std::string>& names);

/// Names as they were written, to those that are shown.
class DisplayNames {
public:
    explicit DisplayNames(Database& database);
    const std::string& of(const std::string& name) const;

private:
    std::vector<std::pair<std::string, std::string>> m_shown; // sorted
};

/// The text that the search looks in: each name in every spelling, the game in both languages, the tournament
/// and the day.
std::string searchText(const MatchHeader& header, const std::vector<std::string>& shown);

/// Whether a text is the search text of a match, whatever words it has for the game: those are of the version
/// that wrote it.
bool isSearchText(std::string_view text, const MatchHeader& header, const std::vector<std::string>& shown);

} // namespace tafel::history
