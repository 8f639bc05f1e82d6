// Tournaments: a named series of matches with a standing, and the draw of its rounds. A match belongs to a
// tournament by the name that it carries, wherever it was played.
#pragma once

#include <map>

#include "history/history.h"
#include "history/projections/tournament_state.h"
#include "tournament/seating.h"

namespace tafel::history {

struct TournamentSummary {
    std::string id = {}; ///< Empty: only matches name it, it was not opened here.
    std::string name = {}, game = {};
    tournament::Rule rule = tournament::Rule::Wins;
    int people = 0, rounds = 0;
    int matches = 0, finished = 0;
    bool closed = false;
    std::string last = {}; ///< RFC 3339: its last event, or the start of its last match.
};

/// A match that carries the name of a tournament and was not set aside.
struct TournamentMatch {
    std::string id = {}, game = {}, started = {};
    std::string last = {}; ///< RFC 3339: its last deal; without one its start.
    std::int64_t tick = 0; ///< Of the event that opened it.
    int deals = 0;
    bool finished = false;
    bool atTable = false; ///< That of a table that was drawn; otherwise it was played beside the rounds.
    std::vector<tournament::Result> results = {}; ///< Of its people, in the order of seats.
};

struct TournamentTable {
    std::vector<std::string> people = {}; ///< In the order of seats.
    std::string match = {}; ///< Its id; empty: not begun.
    bool finished = false;
    int deals = 0; ///< Entered so far.
    std::vector<std::string> others = {}; ///< More matches of this table: two tablets began one each.
};

struct TournamentRound {
    int number = 0; ///< From 1.
    std::string seed = {}, at = {};
    std::vector<TournamentTable> tables = {};
    std::vector<std::string> out = {};
    int again = 0; ///< At these tables: how often those who sit together had met before.
    /// From the first round to this one: the sum, and a bound that no draw could go below.
    int repeats = 0, fewest = 0;
};

struct TournamentPerson {
    std::string name = {}; ///< The one that is shown.
    bool present = true;
    int rounds = 0; ///< Drawn with a table for this person …
    int satOut = 0; ///< … and without.
};

/// A tournament as it stands. Names are those that are shown.
struct Tournament {
    std::string id = {}; ///< Empty: only matches name it.
    TournamentRules rules = {};
    bool closed = false;
    std::vector<TournamentPerson> people = {}; ///< In the order in which they came.
    std::vector<TournamentRound> rounds = {};
    std::vector<TournamentMatch> matches = {}; ///< Oldest first.
    std::vector<tournament::Row> standing = {};
    /// By the number of a table, from 1: the id of the tablet that stands there.
    std::map<int, std::string> tablets = {};
    int assignedTable = 0; ///< That of this tablet; 0: it stands at none.
};

/// The match with that id; null: the tournament has none.
const TournamentMatch* matchOf(const Tournament& tournament, const std::string& id);

/// The ids of all matches of a table, the one that stands for it last.
std::vector<std::string> matchesOf(const TournamentTable& table);

/// All of them, the last touched first.
Expected<std::vector<TournamentSummary>> tournaments(History& history);

/// By its name; nothing: neither an event nor a match names it.
Expected<std::optional<Tournament>> loadTournament(History& history, const std::string& name);

/// Where this tablet stands.
struct AssignedTable {
    std::string tournament = {}; ///< Its name.
    int round = 0, number = 0; ///< The last round, from 1; 0: none was drawn. The table, from 1.
    TournamentTable table = {}; ///< Nobody: the last round has no such table.
};

/// Of the tournaments that are not closed the last touched; nothing: this tablet stands at no table.
Expected<std::optional<AssignedTable>> assignedTable(History& history);

/// The sizes of tables, of those it allows, for which its game can be played; the preferred first.
std::vector<int> playableSizes(const TournamentRules& rules);

// Writing: on disk when they return. Refused with a sentence when it is not possible.

/// Its id. Matches that carry the name already belong to it.
WriteResult<std::string> openTournament(
    History& history, const TournamentRules& rules, const std::vector<std::string>& people);

/// Name (as long as no match carries it), rule, game, sizes; people who come and leave. Who is there already
/// (`isSameName`) does not come twice; who has left comes back.
WriteResult<bool> changeTournament(History& history, const std::string& id, const TournamentChange& change);

/// Nothing more is drawn until it is opened again (`changeTournament` with `closed` false).
WriteResult<bool> closeTournament(History& history, const std::string& id);

/// Draws tables for those who are present; the same ones for the same seed.
WriteResult<DrawnRound> drawNextRound(History& history, const std::string& id, const std::string& seed);

/// From now on this tablet stands at that table, from 1, in every round: also where another one stood; 0: at
/// none.
WriteResult<bool> claimTable(History& history, const std::string& id, int table);

/// Of the matches that two tablets began for one table that one counts: the others are set aside by this
/// tablet.
WriteResult<bool> chooseMatch(History& history, const TournamentTable& table, const std::string& match);

/// Takes the last round back, as long as no match of it has a deal; matches without one are set aside.
WriteResult<bool> withdrawLastRound(History& history, const std::string& id);

} // namespace tafel::history
