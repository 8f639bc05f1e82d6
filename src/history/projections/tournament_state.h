// A tournament as the fold of its events: its rules, who is there, the rounds that were drawn. Knows no rule
// of a game.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "history/log/event_log.h"
#include "referee/match.h"
#include "tournament/standing.h"

namespace tafel::history {

/// The rules of a tournament.
struct TournamentRules {
    std::string name = {}; ///< The name that its matches carry.
    tournament::ScoringRule rule = tournament::ScoringRule::Wins;
    Match setup = {}; ///< Game (null: any), edition and house rules, without players.
    std::vector<int> sizes = {4, 3, 5}; ///< Tables that may be drawn, the preferred size first.
};

/// The fields to change; fields that are not set remain.
struct TournamentChange {
    std::optional<std::string> name = {};
    std::optional<tournament::ScoringRule> rule = {};
    std::optional<Match> setup = {};
    std::optional<std::vector<int>> sizes = {};
    std::vector<std::string> come = {}, leave = {};
    std::optional<bool> closed = {};
};

struct DrawnRound {
    int number = 0; ///< Number of the round, from 1.
    std::string seed = {};
    std::vector<std::vector<std::string>> tables = {}; ///< Names in the order of seats, as they were then.
    std::vector<std::string> out = {}; ///< People who sat out.
    // From its event:
    std::int64_t tick = 0;
    std::string uuid = {}, at = {};
};

/// The bodies of the events of a tournament as JSON; db/README.md describes them.
std::string write(const TournamentChange& change);
std::string write(const DrawnRound& round);
std::string writeWithdrawal(const DrawnRound& round);
std::string writeTable(int number); ///< The table of the tablet that writes it; 0 if it leaves its table.
/// Throw StorageException (Damaged, or Unreadable for a game that this program does not know).
TournamentChange readChange(std::string_view json);
DrawnRound readRound(std::string_view json);
int readTable(std::string_view json);

class TournamentState {
public:
    struct Person {
        std::string name = {};
        bool present = true;
    };

    /// Throws StorageException when the event opens no tournament.
    explicit TournamentState(const Event& opened);
    void apply(const Event& event);

    const std::string& id() const { return m_id; }
    std::int64_t number() const { return m_number; }
    const std::string& changed() const { return m_changed; }
    const TournamentRules& rules() const { return m_rules; }
    const std::vector<Person>& people() const { return m_people; } ///< People in the order of their arrival.
    const std::vector<DrawnRound>& rounds() const { return m_rounds; }
    bool closed() const { return m_closed; }
    /// The id of the tablet at each table, by the number of the table from 1.
    const std::map<int, std::string>& tablets() const { return m_tablets; }

private:
    void change(const TournamentChange& change);

    std::string m_id, m_device, m_changed;
    std::int64_t m_number = 0;
    TournamentRules m_rules;
    std::vector<Person> m_people;
    std::vector<DrawnRound> m_rounds;
    std::map<int, std::string> m_tablets;
    bool m_closed = false, m_severalTablets = false;
};

/// `events` are all of one tournament, oldest first. Throws StorageException (UnknownMatch) when there are
/// none.
TournamentState foldTournament(const std::vector<Event>& events);

/// The row of the list. Inside the transaction of the event.
void project(Database& database, const TournamentState& tournament);

/// All rows again from the log.
void rebuildTournaments(Database& database);

} // namespace tafel::history
