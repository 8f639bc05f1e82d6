// The body of an event as JSON, as it is read. Name a text that people type also in erasable_texts.cpp: there
// it is taken out before the event is stored.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "history/log/event_log.h"
#include "referee/score.h"

namespace tafel::history {

/// The referee's decision about a deal at the time, and the score after it.
struct StoredJudgement {
    Player dealer = 0;
    PerPlayer<int> award = {};
    PerPlayer<int> total = {};
    PerPlayer<std::optional<int>> points = {}; ///< Card points as entered, the left-out one filled in.
    std::vector<std::string> because = {}; ///< Ids of the clauses that decided.
    bool finished = false;
    Players winners = {};
    Players losers = {};
    // For games that have them:
    std::string contract = {}; ///< The contract of the deal.
    PerPlayer<int> marks = {}; ///< Games lost so far.
    Players out = {}; ///< The players who sit out the next deal.

    friend bool operator==(const StoredJudgement&, const StoredJudgement&) = default;
};

StoredJudgement judged(const ScoredDeal& deal);

/// The score of a match before its first deal.
StoredJudgement judged(const Standing& start);

/// A question that the table asked the referee.
struct Dispute {
    std::string id = {}; ///< UUID of the event that recorded it.
    std::string at = {}; ///< RFC 3339, UTC.
    std::string match = {}; ///< Empty if no match was in progress.
    int deal = 0; ///< The deal in entry then, from 1; 0 if there was none.
    std::string asker = {}; ///< The player who asked; empty if unknown.
    std::string question = {}; ///< JSON: a position or question document.
    std::string card = {}; ///< The card in question, "S8"; empty: the question was another.
    std::string verdict = {}; ///< "yes", "no" or the winner's name.
    std::vector<std::string> clauses = {}; ///< Ids of the clauses that decided.
    std::string ruled = {}; ///< The table's decision if it differs; empty if the table followed the verdict.
    std::string note = {};

    friend bool operator==(const Dispute&, const Dispute&) = default;
};

/// The content of an event; each kind uses the parts that db/README.md names for it.
struct EventBody {
    int deal = 0; ///< Number of the deal, from 1.
    std::string match = {}; ///< JSON of the match document, without deals.
    std::string entry = {}; ///< JSON of the deal after the event.
    std::string previous = {}; ///< JSON of the deal before a correction.
    std::string reason = {};
    std::string of = {}; ///< UUID of the event that is taken back, restored, accepted or rejected.
    std::optional<Player> by = {}; ///< The player who accepted or rejected a deal.
    std::string rules = {}; ///< The version of the rules that judged.
    std::vector<StoredJudgement> judged = {}; ///< The deal, and those after it that were judged again.
    bool imported = false; ///< True if it came from a match file and was not played at this table.
    std::vector<std::string> knew = {}; ///< The erasures that its tablet knew, see `knewOf`.
    std::string turnedUp = {}; ///< Read from the entry.
    std::optional<Dispute> dispute = {}; ///< Without id, time and match: those are the event's own.
    std::string option = {}, value = {}; ///< A house rule and its word (or number), from `deal` on.
};

std::string write(const EventBody& body, std::span<const std::string> players);

/// \throws StorageException (Damaged) if it is not such a body
EventBody read(std::string_view json, std::span<const std::string> players);

/// Adds to a body, as `knew`, the erasures that its tablet knew when it wrote the event.
/// \param erasures  the last digits of the UUIDs of `person-forgotten`; without any, the body stays unchanged
std::string withErasures(std::string body, std::span<const std::string> erasures);
/// The body before `withErasures`.
std::string withoutErasures(std::string body);
/// How `withErasures` calls an erasure: the random end of its UUID.
std::string shortErasure(std::string_view uuid);
/// \return true if the tablet that wrote an event knew of an erasure: then a name in it means another person.
///         The event itself says so, because the order in which events arrive proves nothing.
/// \param erasure  UUID of the `person-forgotten`
bool knewOf(std::string_view body, std::string_view erasure);

/// The old and the new name of a `person-renamed`. Throws StorageException (Damaged).
std::pair<std::string, std::string> readRenaming(std::string_view json);

/// The content of a `person-marked`, `person-listed` or `people-distinct`, with the names of that time.
struct PersonAttribute {
    std::string name = {};
    std::string other = {}; ///< Set only for an event about two people.
    std::string word = {}; ///< Empty if the attribute was reset.
};
/// The key of the word in such a body.
const char* attributeKey(EventKind kind);
std::string write(EventKind kind, const PersonAttribute& said);
/// Throws StorageException (Damaged).
PersonAttribute readPersonAttribute(EventKind kind, std::string_view json);

/// \return true if a person may be called that: not empty, no longer than that, no control characters
bool isName(std::string_view text, std::size_t mostLetters);

/// \return true if the event can be read and is about no match, so that it needs no other event
bool isSelfContained(EventKind kind, std::string_view json);

/// \return the players whom the judgement in a body names, in the order of seats; empty if it has none
/// \throws StorageException (Damaged) if the body is no JSON
std::vector<std::string> judgedPlayers(std::string_view json);

/// Reads a JSON list of texts; other elements are left out.
std::vector<std::string> readList(std::string_view json);

/// The fields of a match that a list shows, read from its document without the rules.
struct MatchHeader {
    /// `game` is the key in the history (`Game::key`).
    std::string game = {}, edition = {}, tournament = {}, started = {};
    std::vector<std::string> players = {};
    std::vector<std::optional<std::string>> characters = {};
    std::string customGame = {}, customGameId = {},
                customGameDocument = {}; ///< For a custom game: its fingerprint.
};

MatchHeader readHeader(std::string_view openedBody);

} // namespace tafel::history
