// The body of an event as JSON, as it is read. A text that people type has to be named in erasable_texts.cpp,
// too: there it is taken out before the entry is stored.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "history/log/event_log.h"
#include "referee/score.h"

namespace tafel::history {

/// What the referee decided about a deal at the time, and where the match stood after it.
struct StoredJudgement {
    Player dealer = 0;
    PerPlayer<int> award = {};
    PerPlayer<int> total = {};
    PerPlayer<std::optional<int>> points = {}; ///< Card points as entered, the left-out one filled in.
    std::vector<std::string> because = {}; ///< Ids of the clauses that decided.
    bool finished = false;
    Players winners = {};
    Players losers = {};
    // Where the game has them:
    std::string contract = {}; ///< What the deal was about.
    PerPlayer<int> marks = {}; ///< Games lost so far.
    Players out = {}; ///< Who does not play the next deal.

    friend bool operator==(const StoredJudgement&, const StoredJudgement&) = default;
};

StoredJudgement judged(const ScoredDeal& deal);

/// Where a match stands before its first deal.
StoredJudgement judged(const Standing& start);

/// A question that the table asked the referee.
struct Dispute {
    std::string id = {}; ///< UUID of the event that recorded it.
    std::string at = {}; ///< RFC 3339, UTC.
    std::string match = {}; ///< Empty: no match was under way.
    int deal = 0; ///< The deal under entry then, from 1; 0: none.
    std::string asker = {}; ///< Who asked; empty: not said.
    std::string question = {}; ///< JSON: a position or question document.
    std::string card = {}; ///< The card in question, "S8"; empty: the question was another.
    std::string verdict = {}; ///< "yes", "no" or the winner's name.
    std::vector<std::string> clauses = {}; ///< Ids of the clauses that decided.
    std::string ruled = {}; ///< What the table decided instead; empty: it followed the verdict.
    std::string note = {};

    friend bool operator==(const Dispute&, const Dispute&) = default;
};

/// What an event says; a kind uses the parts that db/README.md names for it.
struct EventBody {
    int deal = 0; ///< From 1.
    std::string match = {}; ///< JSON of the match document, without deals.
    std::string entry = {}; ///< JSON of the deal as it stands after the event.
    std::string previous = {}; ///< … before a correction.
    std::string reason = {};
    std::string of = {}; ///< UUID of the event that is taken back, restored, accepted or refused.
    std::optional<Player> by = {}; ///< Who accepted or refused a deal.
    std::string rules = {}; ///< The version of the rules that judged.
    std::vector<StoredJudgement> judged = {}; ///< The deal, and those after it that were judged again.
    bool imported = false; ///< From a match file, not played at this table.
    std::vector<std::string> knew = {}; ///< Of which erasures, see `knewOf`.
    std::string turnedUp = {}; ///< Read from the entry.
    std::optional<Dispute> dispute = {}; ///< Without id, time and match: those are the event's own.
    std::string option = {}, value = {}; ///< A house rule and its word (or number), from `deal` on.
};

std::string write(const EventBody& body, std::span<const std::string> players);

/// Throws StorageException (Damaged) when it is no such body.
EventBody read(std::string_view json, std::span<const std::string> players);

/// Adds to a body, as `knew`, of which erasures its tablet had heard when it wrote the entry.
/// \param erasures  the last digits of the UUIDs of `person-forgotten`; of none the body stays as it is
std::string withErasures(std::string body, std::span<const std::string> erasures);
/// The body before `withErasures`.
std::string withoutErasures(std::string body);
/// How `withErasures` calls an erasure: the random end of its UUID.
std::string shortErasure(std::string_view uuid);
/// Whether the tablet that wrote an entry had heard of an erasure: then a name in it means somebody else. An
/// entry says so itself, because the order in which entries arrive says nothing.
/// \param erasure  UUID of the `person-forgotten`
bool knewOf(std::string_view body, std::string_view erasure);

/// Of a `person-renamed`: from, to. Throws StorageException (Damaged).
std::pair<std::string, std::string> readRenaming(std::string_view json);

/// What a `person-marked`, `person-listed` or `people-distinct` says, by the names of then.
struct PersonAttribute {
    std::string name = {};
    std::string other = {}; ///< Only where it is about two.
    std::string word = {}; ///< Empty: as if nothing had been said.
};
/// The key of the word in such a body.
const char* attributeKey(EventKind kind);
std::string write(EventKind kind, const PersonAttribute& said);
/// Throws StorageException (Damaged).
PersonAttribute readPersonAttribute(EventKind kind, std::string_view json);

/// Whether this is an event that is about no match and can be read: each stands for itself.
bool isSelfContained(EventKind kind, std::string_view json);

/// A JSON list of texts; what is none is left out.
std::vector<std::string> readList(std::string_view json);

/// What a list shows of a match, read from its document without asking the rules.
struct MatchHead {
    /// `game` as a history keeps it apart (`Game::key`).
    std::string game = {}, edition = {}, tournament = {}, started = {};
    std::vector<std::string> players = {};
    std::vector<std::optional<std::string>> characters = {};
    std::string customGame = {}, customGameId = {},
                customGameDocument = {}; ///< Of a custom game: its fingerprint.
};

MatchHead readHead(std::string_view openedBody);

} // namespace tafel::history
