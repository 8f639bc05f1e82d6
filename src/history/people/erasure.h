// Erasure of names that arrives from other tablets. people.h has the function for this tablet.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "history/history_file.h"

namespace tafel::history {

/// Two tablets erased one person independently: replaces the higher of the two pseudonyms with the lower one,
/// except where another person of the same match has it. Inside a transaction.
void callAlike(HistoryFile& core, const std::string& higher, const std::string& lower);

/// Applies an erasure to the given events (those of the log have their number, quarantined ones have none),
/// or to all events if none are given. Events whose tablet knew of the erasure mean another person and
/// remain. Inside a transaction.
/// \return false if the name occurs nowhere
bool applyErasure(HistoryFile& core, const Event& forgotten, std::span<const Event> entries = {});

/// Removes the erased names that this history knows from a match from a file.
/// \return false if it has none
/// \param players  true to replace the names of the people as well, not only names in sentences
bool eraseNames(HistoryFile& core, Match& match, bool players);

/// The rows of these matches, and of all that is about none, after entries were rewritten. Inside a
/// transaction.
void reprojectOwners(HistoryFile& core, const std::set<std::string>& owners);

} // namespace tafel::history
