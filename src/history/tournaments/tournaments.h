// Tournaments: a named series of matches with a standing, and the draw of its rounds. A match belongs to a
// tournament by the name that it carries, wherever it was played.
#pragma once

#include <map>

#include "history/history.h"
#include "history/projections/tournament_state.h"
#include "tournament/seating.h"

namespace tafel::history {

struct TournamentSummary {
    std::string id = {}; ///< Empty if the tournament was not opened here and only matches name it.
    std::string name = {}, game = {};
    tournament::ScoringRule rule = tournament::ScoringRule::Wins;
    int people = 0, rounds = 0;
    int matches = 0, finished = 0;
    bool closed = false;
    std::string last = {}; ///< RFC 3339: its last event, or the start of its last match.
};

/// A match that carries the name of a tournament and was not set aside.
struct TournamentMatch {
    std::string id = {}, game = {}, started = {};
    std::string last = {}; ///< RFC 3339: its last deal; without one its start.
    std::int64_t tick = 0; ///< Lamport timestamp of the event that opened it.
    int deals = 0;
    bool finished = false;
    bool atTable = false; ///< True for a match at a drawn table, false for one outside the rounds.
    std::vector<tournament::Result> results = {}; ///< Results of its people, in the order of seats.
};

struct TournamentTable {
    std::vector<std::string> people = {}; ///< The people in the order of seats.
    std::string match = {}; ///< Its id; empty: not begun.
    bool finished = false;
    int deals = 0; ///< Entered so far.
    std::vector<std::string> others = {}; ///< More matches of this table: two tablets began one each.
};

struct TournamentRound {
    int number = 0; ///< Number of the round, from 1.
    std::string seed = {}, at = {};
    std::vector<TournamentTable> tables = {};
    std::vector<std::string> out = {};
    int again = 0; ///< Repeat encounters at these tables.
    /// Repeat encounters up to this round, and a lower bound for any draw.
    int repeats = 0, fewest = 0;
};

struct TournamentPerson {
    std::string name = {}; ///< The one that is shown.
    bool present = true;
    int rounds = 0; ///< Rounds in which this person had a table.
    int satOut = 0; ///< Rounds without a table for this person.
};

/// The current state of a tournament, with shown names.
struct Tournament {
    std::string id = {}; ///< Empty if only matches name it.
    TournamentRules rules = {};
    bool closed = false;
    std::vector<TournamentPerson> people = {}; ///< The people in the order of their arrival.
    std::vector<TournamentRound> rounds = {};
    std::vector<TournamentMatch> matches = {}; ///< Oldest first.
    std::vector<tournament::Row> standing = {};
    /// The id of the tablet at each table, by the number of the table from 1.
    std::map<int, std::string> tablets = {};
    int assignedTable = 0; ///< The table of this tablet; 0 if it has none.
};

/// The match with that id; null: the tournament has none.
const TournamentMatch* matchOf(const Tournament& tournament, const std::string& id);

/// The ids of all matches of a table; the last one counts.
std::vector<std::string> matchesOf(const TournamentTable& table);

/// All of them, the last touched first.
Expected<std::vector<TournamentSummary>> tournaments(History& history);

/// By its name; nothing: neither an event nor a match names it.
Expected<std::optional<Tournament>> loadTournament(History& history, const std::string& name);

/// The table that was assigned to this tablet.
struct AssignedTable {
    std::string tournament = {}; ///< Its name.
    int round = 0, number = 0; ///< The last round, from 1, or 0 if none was drawn; the table, from 1.
    TournamentTable table = {}; ///< Nobody: the last round has no such table.
};

/// The last changed open tournament that has a table for this tablet; nothing if there is none.
Expected<std::optional<AssignedTable>> assignedTable(History& history);

/// The sizes of tables, of those it allows, for which its game can be played; the preferred first.
std::vector<int> playableSizes(const TournamentRules& rules);

// Writing: on disk when they return. Refused with a sentence when it is not possible.

/// Its id. Matches that carry the name already belong to it.
WriteResult<std::string> openTournament(
    History& history, const TournamentRules& rules, const std::vector<std::string>& people);

/// Changes the name (until a match carries it), rule, game, sizes and people. A person who is already there
/// (`isSameName`) is not added twice; a person who has left comes back.
WriteResult<bool> changeTournament(History& history, const std::string& id, const TournamentChange& change);

/// Prevents further draws until it is opened again (`changeTournament` with `closed` false).
WriteResult<bool> closeTournament(History& history, const std::string& id);

/// Draws tables for the people who are present; the same seed gives the same tables.
WriteResult<DrawnRound> drawNextRound(History& history, const std::string& id, const std::string& seed);

/// Assigns this tablet to a table, from 1, in every round, also if another tablet had it; 0 leaves the
/// table.
WriteResult<bool> claimTable(History& history, const std::string& id, int table);

/// Chooses the match that counts among those that several tablets began for one table. This tablet sets the
/// others aside.
WriteResult<bool> chooseMatch(History& history, const TournamentTable& table, const std::string& match);

/// Takes the last round back, as long as no match of it has a deal; matches without one are set aside.
WriteResult<bool> withdrawLastRound(History& history, const std::string& id);

} // namespace tafel::history
