// Who has played here: profiles, other names, and forgetting somebody. The log keeps every name as it was
// written; only forgetting changes it (db/README.md).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "history/history.h"
#include "history/projections/names.h"
#include "history/storage/progress.h"

namespace tafel::history {

/// What is known of somebody. What was won: statistics.h, by the same name.
struct Profile {
    std::string name = {}; ///< The name that is shown.
    std::string firstPlayed = {}, lastPlayed = {}; ///< RFC 3339, UTC.
    int matches = 0;
    std::vector<std::string> spellings = {}; ///< Other names in the log, in alphabetical order.
    std::vector<std::string> games = {}; ///< Their ids, the most played first.
    std::vector<std::string> tournaments = {}; ///< To which this person came, in alphabetical order.
};

/// Nothing: nobody is called that.
Expected<std::optional<Profile>> profile(History& history, const std::string& name);

/// Who came to a tournament and has played no match, by the names that are shown, in alphabetical order.
Expected<std::vector<std::string>> peopleWithoutMatch(History& history);

/// What a renaming would do.
struct RenamingEffect {
    /// The new name as it would be shown: without spaces around it, or as somebody is called already.
    std::string to = {};
    bool merges = false; ///< Somebody is called that already (`isSameName`): both become one person.
    int matches = 0; ///< Under the new name afterwards.
    /// Others whose names differ from the new one by capital letters only: they stay people of their own.
    std::vector<std::string> similar = {};

    /// Whether whoever renames should be asked before it is done.
    bool needsConfirmation() const { return merges || !similar.empty(); }
};

/// Refused: nobody is called `from` (`unknown-player`), `to` is no name (`schema`), or both sat in one match,
/// or are people of one tournament that was opened (`players`).
WriteResult<RenamingEffect> previewRenaming(History& history, const std::string& from, const std::string& to);

/// Whom a name may mean.
struct NameMatch {
    std::optional<std::string> known = {}; ///< Who is called so, by the name that is shown.
    /// Others whose names look the same or differ by capital letters only, in alphabetical order.
    std::vector<std::string> similar = {};
};

/// Among everybody who has played or came to a tournament.
Expected<NameMatch> matchName(History& history, const std::string& name);

/// From now on `from` is shown as `to`, in old matches and in new ones; refused as above.
WriteResult<RenamingEffect> renamePerson(History& history, const std::string& from, const std::string& to);

/// The renamings in force, newest first.
Expected<std::vector<Renaming>> renamings(History& history);

/// Takes a renaming back, the last one when no id is given; what it was, or nothing when there is none.
/// Refused when two in one match would then have the same name.
WriteResult<std::optional<Renaming>> undoRenaming(History& history, const std::string& id = {});

/// Two people, in alphabetical order.
struct PersonPair {
    std::string one = {}, other = {};

    friend auto operator<=>(const PersonPair&, const PersonPair&) = default;
};

/// Who may be one, by their names (`mayBeSamePerson`): who never sat at one table nor came to one tournament,
/// and of whom nobody has said that they are two. In alphabetical order, the same on every tablet of a club.
Expected<std::vector<PersonPair>> possibleDuplicates(History& history);

/// From now on they are two people, or nobody has said so; false: nothing was changed. Refused: nobody is
/// shown by one of the names (`unknown-player`), or it is one name (`schema`).
WriteResult<bool> setDistinct(History& history, const PersonPair& people, bool distinct = true);

/// What was said last of who is who, and holds.
struct IdentityChange {
    bool areTwo = false; ///< `one` and `other` are two; false: who was shown as `one` is shown as `other`.
    std::string one = {}, other = {};
};
Expected<std::optional<IdentityChange>> lastIdentityChange(History& history);
/// Takes it back; refused as `undoRenaming` is.
WriteResult<std::optional<IdentityChange>> undoIdentityChange(History& history);

struct Tablet {
    std::string device = {}; ///< As `Event::device` has it.
    bool ours = true;
};
/// The tablets at which the matches of somebody were begun, this one first.
Expected<std::vector<Tablet>> tabletsOf(History& history, const std::string& name);

struct ErasureResult {
    std::string pseudonym = {}; ///< "Person 48213"
    int matches = 0; ///< Of that person; they stay.
    /// Copies of the history beside it that have the name still, newest first: the one that was made just
    /// before, and earlier ones. Backups elsewhere may have it, too.
    std::vector<std::filesystem::path> copies = {};
    bool wiped = false; ///< Nothing of the name is left in the file; false: another program looks into it.
};

/// A name goes for good, from the log too: the matches stay, with a pseudonym. Cannot be undone. Of a history
/// that has joined an archive it goes there, and on all its tablets, with the next exchange of each.
WriteResult<ErasureResult> erasePerson(History& history, const std::string& name);

} // namespace tafel::history
