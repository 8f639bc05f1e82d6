// The people who have played here: profiles, renaming and erasure. The log keeps every name as it was
// written; only an erasure changes it (db/README.md).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "history/history.h"
#include "history/projections/names.h"
#include "history/storage/progress.h"

namespace tafel::history {

/// The profile of a person. Results are in statistics.h, under the same name.
struct Profile {
    std::string name = {}; ///< The name that is shown.
    std::string firstPlayed = {}, lastPlayed = {}; ///< RFC 3339, UTC.
    int matches = 0;
    std::vector<std::string> spellings = {}; ///< Other names in the log, in alphabetical order.
    std::vector<std::string> games = {}; ///< Their ids, the most played first.
    /// The tournaments that this person attended, in alphabetical order.
    std::vector<std::string> tournaments = {};
};

/// \return nothing if no person has that name
Expected<std::optional<Profile>> profile(History& history, const std::string& name);

/// The shown names of people who came to a tournament and played no match, in alphabetical order.
Expected<std::vector<std::string>> peopleWithoutMatch(History& history);

/// The shown names of people who can be offered as players, the last ones to play first. Erased people are
/// left out: nobody at the table is called by a pseudonym.
Expected<std::vector<std::string>> namesToOffer(History& history);

/// The effect of a renaming.
struct RenamingEffect {
    /// The new name as it would be shown: normalized, or in the spelling of an existing person.
    std::string to = {};
    bool merges = false; ///< Somebody is called that already (`isSameName`): both become one person.
    int matches = 0; ///< Under the new name afterwards.
    /// Others whose names differ from the new one by capital letters only: they stay people of their own.
    std::vector<std::string> similar = {};

    /// \return true if the user should confirm the renaming first
    bool needsConfirmation() const { return merges || !similar.empty(); }
};

/// Refused if no person is called `from` (`unknown-player`), if `to` is not a name (`schema`), or if both sat
/// in one match or belong to one open tournament (`players`).
WriteResult<RenamingEffect> previewRenaming(History& history, const std::string& from, const std::string& to);

/// The people that a name may mean.
struct NameMatch {
    std::optional<std::string> known = {}; ///< The shown name of the person with this name.
    /// Others whose names look the same or differ by capital letters only, in alphabetical order.
    std::vector<std::string> similar = {};
};

/// Searches all people who have played or came to a tournament.
Expected<NameMatch> matchName(History& history, const std::string& name);

/// Shows `from` as `to` from now on, in old matches and in new ones. Refused for the same reasons.
WriteResult<RenamingEffect> renamePerson(History& history, const std::string& from, const std::string& to);

/// The renamings in force, newest first.
Expected<std::vector<Renaming>> renamings(History& history);

/// Withdraws a renaming, the last one if no id is given.
/// \return the renaming, or nothing if there is none. Refused if two people in one match would then have the
///         same name.
WriteResult<std::optional<Renaming>> undoRenaming(History& history, const std::string& id = {});

/// Two people, in alphabetical order.
struct PersonPair {
    std::string one = {}, other = {};

    friend auto operator<=>(const PersonPair&, const PersonPair&) = default;
};

/// Pairs of names that may be one person (`mayBeSamePerson`): they never shared a table or a tournament, and
/// are not marked as distinct. In alphabetical order, the same on every tablet of a club.
Expected<std::vector<PersonPair>> possibleDuplicates(History& history);

/// Marks two people as distinct, or removes the mark.
/// \return false if nothing changed. Refused if no person has one of the names (`unknown-player`), or if it
///         is one name (`schema`).
WriteResult<bool> setDistinct(History& history, const PersonPair& people, bool distinct = true);

/// The last change of a person's identity that is in force.
struct IdentityChange {
    bool isDistinct
        = false; ///< `one` and `other` are two; false: who was shown as `one` is shown as `other`.
    std::string one = {}, other = {};
};
Expected<std::optional<IdentityChange>> lastIdentityChange(History& history);
/// Takes it back; refused as `undoRenaming` is.
WriteResult<std::optional<IdentityChange>> undoIdentityChange(History& history);

struct Tablet {
    std::string device = {}; ///< Format of `Event::device`.
    bool ours = true;
};
/// The tablets on which the matches of a person were begun, this one first.
Expected<std::vector<Tablet>> tabletsOf(History& history, const std::string& name);

struct ErasureResult {
    std::string pseudonym = {}; ///< "Person 48213"
    int matches = 0; ///< Number of matches of that person; they remain.
    /// Sibling copies of the history that still contain the name, newest first: the one that was made just
    /// before, and earlier ones. Backups elsewhere may contain it as well.
    std::vector<std::filesystem::path> copies = {};
    /// True if the file contains no trace of the name; false while another program reads the file.
    bool vacuumed = false;
};

/// \return true if a person is shown by that name, also one who is only in a version of a match that does not
/// count
Expected<bool> isErasable(History& history, const std::string& name);
/// Permanently replaces a name with a pseudonym, also in the log; the matches remain. Cannot be undone. If
/// the history has joined an archive, the erasure reaches it and all its tablets with their next syncs.
WriteResult<ErasureResult> erasePerson(History& history, const std::string& name);

} // namespace tafel::history
