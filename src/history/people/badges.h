// The badge of a person: a colour and a shape that go together. A person who has chosen one keeps it at every
// table; for everybody else the seat decides.
#pragma once

#include <map>

#include "history/history.h"
#include "history/projections/person_attributes.h"

namespace tafel::history {

/// What people have chosen, by the names that are shown; who is not among them has what the seat decides.
Expected<std::map<std::string, int>> chosenBadges(History& history);

/// The marks of these people at one table.
Expected<std::vector<int>> marksOf(History& history, const std::vector<std::string>& names);

/// From now on, in old matches too; nothing: the seat decides. Refused: nobody is shown by that name.
WriteResult<std::optional<int>> setBadge(History& history, const std::string& name, std::optional<int> mark);

/// Appends one that is about one person. Refused: nobody is shown by that name.
std::optional<Refusal> recordPersonAttribute(
    HistoryFile& core, EventKind kind, const std::string& name, const std::string& word);

} // namespace tafel::history
