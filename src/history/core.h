// The insides of History: the file, and the match that was touched last.
#pragma once

#include <map>

#include "history/history.h"
#include "history/people/erased_names.h"
#include "history/projections/projections.h"
#include "history/projections/ratings_cache.h"
#include "history/storage/database.h"

namespace tafel::history {

/// A match as the log has it and as the referee reads it: the same deals in both.
struct OpenMatch {
    MatchState state;
    Match match;
};

/// Throws StorageException (Unreadable) when this program does not know the game.
OpenMatch read(MatchState state);
/// A deal of the log. Throws StorageException (Unreadable) when a part of it cannot be read.
DealEntry readEntry(const Match& match, const std::string& json);
/// A half-entered deal: as much of it as can be read. Throws StorageException (Unreadable) when it is no
/// deal.
DealEntry readDraft(const Match& match, const std::string& json);

/// An old match is never judged again silently: throws StorageException (RulesChanged) when the outcome is
/// not the stored one. The outcome may have more deals.
void requireSameJudgement(const MatchState& match, const Outcome& outcome);
void requireSameJudgement(const OpenMatch& current);

/// A house rule's word (or the digits of its number) as the log keeps it; where each of several things may
/// have a word, "thing:word".
std::string textOf(const OptionValue& value);
std::optional<OptionValue> valueOf(const OptionSpec& option, std::string_view text);

/// A house rule as the log keeps it from a deal on. Throws StorageException (Unreadable) for one that this
/// program does not know.
Overruled readOverruled(const Match& match, const OverruledOption& overruled);

/// The list of matches knows how many entries there are: a damaged index could leave out the last ones.
/// Throws StorageException (Damaged).
void verifyListedEventCount(Database& database, const MatchState& match);

/// What undo or redo would do.
std::optional<UndoStep> undoableOf(const MatchState& match);
std::optional<UndoStep> redoableOf(const MatchState& match);

/// Throws StorageException (ProposalPending).
void requireNoProposal(const MatchState& match);

/// A match that the referee has judged from its first deal to its last. Nothing of a match that comes from a
/// file is named, written or stored before that: what does so takes this type, and only `of` makes one.
class JudgedMatch {
public:
    /// \return the match with its outcome, or the first fault as `score` reports it
    static Result<JudgedMatch> of(Match match);

    const Match& match() const { return m_match; }
    const Outcome& outcome() const { return m_outcome; }

    /// The match before its first deal. Long ones have no room for the deals twice.
    Match start();

    /// The last deal of a match that the table ended, as it was judged when it was entered.
    ScoredDeal lastDealBeforeEnd();

    /// Sets what no rule asks for.
    void setHead(std::string id, std::string started)
    {
        m_match.id = std::move(id);
        m_match.started = std::move(started);
    }

private:
    JudgedMatch(Match match, Outcome outcome)
        : m_match(std::move(match))
        , m_outcome(std::move(outcome))
    {
    }

    Match m_match;
    Outcome m_outcome;
};

struct HistoryCore;

/// The rows of a match again from the log, also of one that has none yet; what they are made of. Inside a
/// transaction.
MatchState reproject(HistoryCore& core, const std::string& match);

struct HistoryCore {
    HistoryCore(const std::filesystem::path& file, Mode mode, Settings with);

    /// The match, from memory when it was the last one: this program is the only writer. Throws
    /// StorageException (UnknownMatch).
    OpenMatch& match(const std::string& id);
    /// The same as the log has it: also for reading what this program cannot judge.
    MatchState stateOf(const std::string& id);
    bool knows(const std::string& id);

    /// `previous`: UUID of the event of the match that it goes on from; empty: of none.
    Event event(const std::string& match, EventKind kind, const EventBody& body, const MatchHead& head,
        std::string_view previous = {});

    /// One that is about no match; `body` is JSON.
    Event event(const std::string& owner, EventKind kind, std::string body);

    /// The names of a `person-forgotten`, with what was asked of them; null: an earlier release wrote it.
    ErasedNames* erasedNames(const Event& erasure);

    /// Appends an event and everything that follows from it, in one transaction. A deal that is entered or
    /// proposed was the half-entered one; `draft` is that from then on.
    void record(OpenMatch& current, EventKind kind, const EventBody& body,
        const std::optional<DealEntry>& draft = {});

    /// One deal more, entered or proposed; `body` is what is said of it besides.
    WriteResult<ScoredDeal> next(
        OpenMatch& current, EventKind kind, const DealEntry& entry, EventBody body = {});

    /// The deal that waits is half-entered again; `body` says why.
    void takeBack(OpenMatch& current, EventBody body);

    /// Stores the whole match as events, in one transaction.
    void recordMatch(JudgedMatch& whole, bool imported);

    /// A match from a file, or what it has beyond one that is there already. Throws StorageException; refused
    /// by the rules it writes nothing.
    Result<Imported> import(Match match);
    Result<Imported> importFurther(const Match& match); ///< Of a match that is there.

    /// A dispute that belongs to no match.
    std::string recordStandaloneDispute(const EventBody& body);

    /// Does this tablet write it?
    bool isOurs(const MatchState& match) const
    {
        return match.writer() == device || !match.isFromOtherTablet();
    }
    Ownership ownershipOf(const MatchState& match) const
    {
        return {match.writer(), isOurs(match), match.branches(), match.isForked()};
    }
    /// Inside a transaction: another tablet writes by the id of this one, or wrote by it what is no longer
    /// here (a copy of the history was put in its place). From now on this tablet has an id of its own.
    void takeNewId();
    /// After a transaction that may have ended without it, or that another connection made.
    void readId();

    /// Inside a transaction: this tablet writes the match from now on.
    void takeOwnership(OpenMatch& current);

    /// Keeps the write-ahead log short: when a match begins and ends, and after a few entries.
    void checkpoint();

    /// Made when somebody first asks for ratings.
    RatingsCache& ratingsCache();

    Expected<void> setAside(const std::string& match, bool aside);

    /// Does work that may fail half-way; then what is in memory is not to be trusted.
    template <typename T> WriteResult<T> change(const std::function<WriteResult<T>()>& work);

    Settings settings;
    Mode mode;
    Database database;
    EventLog log;
    Projections projections;
    std::string device;
    std::optional<OpenMatch> current;
    std::optional<RatingsCache> ratings;
    std::map<std::string, ErasedNames> erased; ///< By the UUID of their erasure, those that were asked.
    int entriesInLog = 0;

private:
    bool wasChangedExternally();

    std::int64_t m_version = 0; ///< Of the file, as another connection of this program left it.
};

template <typename T> WriteResult<T> HistoryCore::change(const std::function<WriteResult<T>()>& work)
{
    try {
        auto done = guarded(database.file(), work);
        if (done)
            return std::move(*done);
        current.reset();
        return tl::unexpected(WriteError(std::move(done.error())));
    } catch (...) {
        current.reset();
        throw;
    }
}

} // namespace tafel::history
