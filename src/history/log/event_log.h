// The log: the only place that inserts events. They are never changed, except while a recovery rebuilds a
// log.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tafel::history {

class Database;
class TextsOfEntries;
struct SeparatedEvent;
struct ErasableText;

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
    MatchShortened,
    ShorteningWithdrawn,
    ShorteningRestored,
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
    PersonListed,
    PeopleDistinct,
    GameKept,
    TournamentOpened,
    TournamentChanged,
    RoundDrawn,
    RoundWithdrawn,
    TournamentClosed,
    TournamentTableTaken,
    // Between tablets:
    MatchTakenOver,
    BranchChosen,
};

/// "deal-entered" and so on, as in the table event_kind.
std::string_view name(EventKind kind);
std::optional<EventKind> eventKind(std::string_view name);

/// The subject of an event.
enum class EventSubject { Match, Deal, Dispute, HouseRule, Person, CustomGame, Tournament, Unknown };

/// The first word of a kind names its subject, also for a kind that only a newer version knows.
EventSubject subjectOf(std::string_view kind);

struct Event {
    std::int64_t seq = 0; ///< Place in this log.
    std::string uuid = {};
    std::string device = {};
    std::string at = {}; ///< RFC 3339, UTC.
    std::string match = {}; ///< The id of its match or tournament; empty for other events.
    std::string kind = {};
    std::string body = {}; ///< JSON; db/README.md describes the content.
    std::int64_t tick = 0; ///< Lamport timestamp: higher than all that its tablet knew then; 0: `seq` counts.
    std::int64_t came = 0; ///< Its number in the archive that brought it; 0 if it was written here.
};

/// An event as stored in the table: its texts are stored in another table (`erasable_texts.h`).
struct StoredEvent {
    Event event = {}; ///< Its `body` has placeholders.
    /// Number of its texts; none if they are in the body, as in release 0.1.0.
    std::optional<int> texts = {};
    /// The checksum in its row; none for an event that is not from the log.
    std::optional<std::int64_t> sum = {};
};

/// A checksum of everything in a stored event: SQLite does not notice a changed byte inside of a text.
std::int64_t sumOf(const StoredEvent& stored);
/// Throws StorageException (Damaged) if it is not as it was written.
void mustBeSound(const StoredEvent& stored);

inline std::int64_t tickOf(const Event& event)
{
    return event.tick != 0 ? event.tick : event.seq;
}

/// The same for an event on its way: of everything but its place in this log.
std::int64_t transferChecksum(const Event& event);

/// The order of events of several tablets, the same on each of them: an event comes after all that its tablet
/// knew.
bool isBefore(const Event& one, const Event& other);

class EventLog {
public:
    explicit EventLog(Database& database)
        : m_database(database)
    {
    }

    /// Inside a transaction; gives the event its place.
    void append(Event& event);
    /// The same for one of many: `known` caches what the next events also need.
    void append(Event& event, TextsOfEntries& known);

    /// Inserts an event at its own number while a log is rebuilt.
    /// \return false if the number or the UUID is taken
    bool insert(const StoredEvent& stored);

    std::optional<Event> at(std::int64_t seq);
    std::optional<Event> named(const std::string& uuid);
    /// The event as stored in the table.
    std::optional<StoredEvent> stored(std::int64_t seq);
    std::optional<StoredEvent> stored(const std::string& uuid);
    /// The events after a number, in the order of the log. `openings` gets the texts of the events that
    /// opened their matches, by UUID. The checksums of the events are not verified: see `mustBeSound`.
    /// \throws StorageException (Damaged) if texts are missing
    std::vector<SeparatedEvent> after(
        std::int64_t seq, int limit, std::map<std::string, std::vector<ErasableText>, std::less<>>& openings);

    /// The events of a match in the order of `isBefore`, oldest first.
    /// \throws StorageException (Damaged) if one of them was changed.
    std::vector<Event> ofMatch(const std::string& match);

    /// The same while a log is rebuilt: an event whose texts are missing keeps its
    /// placeholders.
    std::vector<Event> ofWhatIsThere(const std::string& match);

    /// Every event in the order of the log, without an index; `isSound`: it is as it was written.
    void forEach(const std::function<void(const Event&, bool sound)>& take);

    /// The matches in the order in which they were opened.
    std::vector<std::string> matches();

private:
    std::vector<Event> read(const std::string& match, bool complete);
    void updateLamportClock(Event& event);

    Database& m_database;
};

} // namespace tafel::history
