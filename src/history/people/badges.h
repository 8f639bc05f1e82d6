// The badge of a person: a colour and a shape that go together. A person who has chosen one keeps it at every
// table; otherwise the seat decides.
#pragma once

#include <map>

#include "history/history.h"
#include "history/projections/person_attributes.h"

namespace tafel::history {

/// The chosen badges by shown name. For a person who is not among them the seat decides.
Expected<std::map<std::string, int>> chosenBadges(History& history);

/// The badges of these people at one table.
Expected<std::vector<int>> badgesOf(History& history, const std::vector<std::string>& names);

/// Sets the badge, in old matches too, or resets it if `badge` is empty. Refused if no person has that name.
WriteResult<std::optional<int>> setBadge(History& history, const std::string& name, std::optional<int> badge);

/// \return true if somebody at a table is shown by that name
bool hasPlayed(Database& database, const std::string& name);
/// \return the refusal for a name that nobody has
/// \param where  what named the person
Refusal unknownPerson(const std::string& name, std::string where = "/name");

/// Appends an event about one person. Refused if no person has that name.
std::optional<Refusal> recordPersonAttribute(
    HistoryFile& core, EventKind kind, const std::string& name, const std::string& word);

} // namespace tafel::history
