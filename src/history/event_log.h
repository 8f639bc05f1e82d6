// The log: the only place that writes events, and it only appends.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tafel::history {

class Database;

enum class EventKind {
    MatchOpened,
    MatchAbandoned,
    MatchResumed,
    MatchUnrated,
    MatchRated,
    MatchRejudged,
    MatchEnded,
    EndingWithdrawn,
    EndingRestored,
    DealEntered,
    DealWithdrawn,
    DealRestored,
    DealProposed,
    DealRefused,
    DealCorrected,
    CorrectionWithdrawn,
    CorrectionRestored,
    DisputeRecorded,
    DisputeWithdrawn,
    DisputeRestored,
    InterpretationOverruled,
    OverrulingWithdrawn,
    OverrulingRestored,
    // About no match: `match` is empty, or the id of a tournament.
    PersonRenamed,
    RenamingWithdrawn,
    PersonForgotten,
    PersonMarked,
    GameKept,
    TournamentOpened,
    TournamentChanged,
    RoundDrawn,
    RoundWithdrawn,
    TournamentClosed,
};

/// "deal-entered" and so on, as in the table event_kind.
std::string_view name(EventKind kind);
std::optional<EventKind> eventKind(std::string_view name);

struct Event {
    std::int64_t seq = 0; ///< Place in this log.
    std::string uuid = {};
    std::string device = {};
    std::string at = {}; ///< RFC 3339, UTC.
    std::string match = {}; ///< What it belongs to: a match, a tournament, or nothing.
    std::string kind = {};
    std::string body = {}; ///< JSON; what stands in it: db/README.md.
};

/// Of everything in an event: tells a changed byte where SQLite notices nothing.
std::int64_t sumOf(const Event& event);

class EventLog {
public:
    explicit EventLog(Database& database)
        : m_database(database)
    {
    }

    /// Inside a transaction; gives the event its place.
    void append(Event& event);

    /// For a log that is put together anew, with the place the event has: was it free, and the UUID unknown?
    bool insert(const Event& event);

    std::optional<Event> at(std::int64_t seq);

    /// The events of a match, oldest first. Throws Failure (Damaged) when one is not as it was written.
    std::vector<Event> of(const std::string& match);

    /// Every event in the order of the log, without an index; `sound`: it is as it was written.
    void each(const std::function<void(const Event&, bool sound)>& take);

    /// Gives a sum to what was written before there were sums. Inside a transaction.
    void sumUp();

    /// The matches in the order in which they were opened.
    std::vector<std::string> matches();

private:
    Database& m_database;
};

} // namespace tafel::history
