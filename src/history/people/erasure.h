// The way in which a name goes, for what comes from other tablets; for people: people.h.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "history/history_file.h"

namespace tafel::history {

/// A body with other pseudonyms in place of those that are keys of the map.
std::string withPseudonyms(std::string_view body, const std::map<std::string, std::string>& instead);

/// Two tablets erased one person before they heard of each other: calls that person by the lower one of the
/// two pseudonyms from now on, except where somebody else of the same match has it. Inside a transaction.
void callAlike(HistoryFile& core, const std::string& higher, const std::string& lower);

/// Takes a name that is forgotten out of what is here: of these entries (those of the log have their number,
/// those kept apart have none), or, when there are none given, of all. What a tablet wrote that knew of it
/// means somebody else. Inside a transaction. False: it is nowhere.
bool applyErasure(HistoryFile& core, const Event& forgotten, std::span<const Event> entries = {});

/// Takes the erased names that this history knows out of a match from a file. False: there is none in it.
/// \param players  also the names of the people, not only what is said besides
bool eraseNames(HistoryFile& core, Match& match, bool players);

/// The rows of these matches, and of all that is about none, after entries were rewritten. Inside a
/// transaction.
void reprojectOwners(HistoryFile& core, const std::set<std::string>& owners);

} // namespace tafel::history
