// The way in which a name goes, for what comes from other tablets; for people: people.h.
#pragma once

#include <set>
#include <span>
#include <string>

#include "history/core.h"

namespace tafel::history {

/// Takes a name that is forgotten out of what is here: of these entries, or, when there are none given, of
/// all. Inside a transaction. False: it is nowhere.
bool forgetAgain(Core& core, const Event& forgotten, std::span<const Event> entries = {});

/// The rest of a match whose opening was rewritten by the archive: what this tablet has called one of its
/// people since, by a pseudonym of its own, is called as there. `before`: the opening as it was. Inside a
/// transaction, while the log is open.
void followOpening(Core& core, const Event& before);

/// The rows of these matches, and of all that is about none, after entries were rewritten. Inside a
/// transaction.
void projectAgain(Core& core, const std::set<std::string>& owners);

/// In the transaction in which a name goes: the file is to be written anew. SQLite overwrites what it
/// deletes, but not what it has moved from page to page before.
void oweWiping(Database& database);

/// Writes the file anew where that is owed, so that nothing of what was overwritten stays in it or in what
/// SQLite keeps beside it. False: another program looks into it, and it is owed still.
bool wipe(Database& database);

/// While entries of the log may be changed, inside a transaction; ends with the trigger as it was.
class OpenLog {
public:
    explicit OpenLog(Database& database);
    void close();

private:
    Database& m_database;
    std::string m_trigger;
};

} // namespace tafel::history
