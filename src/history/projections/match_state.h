// A match as the fold of its events: its current deals, and what can be undone and redone. This code knows no
// rules.
#pragma once

#include "history/log/event_body.h"
#include "history/log/event_log.h"
#include "referee/correction.h"

namespace tafel::history {

/// One correction of a deal that is in force.
struct Correction {
    std::string at = {};
    std::string reason = {};
    std::string previous = {}; ///< JSON of the entry that it replaced.
    std::optional<DealRange> takenBack = {}; ///< The later deals that it took back.
};

struct DealState {
    std::string entry = {}; ///< Current entry as JSON.
    std::string turnedUp = {};
    StoredJudgement judged = {};
    std::string entered = {};
    std::vector<Correction> corrections = {}; ///< Oldest first: the first one's `previous` is the original.
    std::optional<Player> acceptedBy = {}; ///< Empty if no player was asked.
    bool imported = false; ///< It came from a match file: `entered` is when that was read.
};

/// A deal that is pending acceptance by another player. It is not one of the deals yet.
struct Proposal {
    std::string uuid = {}; ///< The event that made it.
    DealState deal = {};
    PerPlayer<int> change = {}; ///< How far it would move each total.
};

/// The rejection of the deal that was proposed last.
struct Rejection {
    Player by = 0;
    std::string reason = {}; ///< May be empty.

    /// The number that the player counted instead; empty if the reason is a sentence or missing.
    std::optional<int> counted() const;
};

/// Something that was done and can be undone, or was undone and can be redone.
struct Step {
    enum class What { Deal, Correction, Dispute, Overruling, Proposal, Ending };
    What what = What::Deal;
    int deal = 0; ///< Number of the deal, from 1.
    PerPlayer<int> change = {}; ///< Change of each total at that time.
    Players winners = {}; ///< The players who won the match by it at that time.
    std::string contract = {}; ///< The contract of the deal; empty if the game has none.
    std::string uuid = {}; ///< The event that did it.
    DealState state = {}; ///< A deal: as it was when it was withdrawn.
    Correction correction = {}; ///< For a correction: the entry that it replaced.
    std::string entry = {}; ///< For a correction: the new entry.
    std::vector<DealState> takenBack = {}; ///< For a correction: the later deals that it took back.
    bool stopped = false; ///< For a correction: true if the table had already ended the match.
    Dispute dispute = {};
    std::string option = {}, value = {}; ///< For an override: what applies from `deal` on.
};

/// A house rule that the table has decided differently in the middle of a match.
struct OverruledOption {
    std::string option = {}, value = {}; ///< The notation of `textOf`.
    int from = 0; ///< The first deal it holds for.
};

class MatchState {
public:
    /// \throws StorageException if the event does not open a match
    explicit MatchState(const Event& opened);

    /// The changes of an event, for the projections.
    struct Effect {
        int from = 0; ///< The first deal that changed, from 1; 0 if none did.
        bool replaces = false; ///< True if rows of deals from there on already exist.
        bool disputes = false; ///< True if the disputes changed.
    };
    Effect apply(const Event& event);

    const std::string& id() const { return m_id; }
    std::int64_t number() const { return m_number; }
    const MatchHeader& header() const { return m_header; }
    const std::string& document() const { return m_document; }
    const std::string& rules() const { return m_rules; }
    const std::string& changed() const { return m_changed; }
    std::int64_t played() const { return m_played; }
    const std::string& writer() const { return m_writer; } ///< The tablet that owns the match.
    /// Number of its last event if that was written in this file; 0 if it arrived from another tablet.
    std::int64_t writtenHere() const { return m_writtenHere; }
    int branches() const { return m_branches; } ///< Number of branches; only one counts.
    bool isForked() const { return m_isForked; } ///< True if the table has not chosen a branch yet.
    const std::string& last() const { return m_last; } ///< UUID of its last event.
    bool abandoned() const { return m_abandoned; }
    bool imported() const { return m_imported; }
    bool stopped() const { return m_stopped; } ///< The table ended it.
    bool rated() const { return m_rated; } ///< False if the table excludes it from the ratings.
    /// The time when its last deal was entered. For a match from a file, which has no times of deals, the
    /// time when it began. RFC 3339; empty if it is not finished.
    std::string ended() const;
    const std::vector<DealState>& deals() const { return m_deals; }
    const std::vector<Dispute>& disputes() const { return m_disputes; } ///< Oldest first.
    const std::vector<OverruledOption>& overruled() const { return m_overruled; }
    const std::vector<Step>& undo() const { return m_undo; }
    const std::vector<Step>& redo() const { return m_redo; }
    const std::optional<Proposal>& proposal() const { return m_proposal; }
    /// Until another deal is proposed, entered, withdrawn or restored.
    const std::optional<Rejection>& rejection() const { return m_rejection; }

    /// The score before the deal with that number, from 1.
    const StoredJudgement& before(int deal) const;
    /// The players who sat out the deal with that number, from 1. In a custom game that is the
    /// dealer.
    Players satOut(int deal) const;
    /// How far the deal with that number, from 1, moved each total.
    PerPlayer<int> change(int deal) const;
    /// Games lost by each player if this deal ended one of several games.
    PerPlayer<int> marksBy(int deal) const;

    const StoredJudgement& start() const { return m_start; }
    /// After the last deal; before the first one the start.
    const StoredJudgement& standing() const { return m_deals.empty() ? m_start : m_deals.back().judged; }

private:
    friend MatchState fold(std::span<const Event> events);

    void recordStanding(Step& step) const;
    void note(const Event& event, const EventBody& body);
    Effect applyToDeals(EventKind kind, const Event& event, const EventBody& body);
    void judge(const EventBody& body);
    PerPlayer<int> change(int deal, const StoredJudgement& after) const;
    void clearProposal(); ///< Clears the pending proposal and the last rejection.
    void applyToProposal(EventKind kind, const Event& event, const EventBody& body);
    Effect applyToDispute(EventKind kind, const Event& event, const EventBody& body);
    Effect applyToEnd(EventKind kind, const Event& event, const EventBody& body);
    void applyToOptions(EventKind kind, const Event& event, const EventBody& body);
    void correct(Step& step, const EventBody& body, bool shortens);
    Step uncorrect(const EventBody& body);
    DealState& deal(const EventBody& body);
    Step pop(std::vector<Step>& stack, const EventBody& body, Step::What what);

    std::string m_id, m_document, m_rules, m_changed, m_writer, m_last;
    std::int64_t m_number = 0, m_played = 0, m_writtenHere = 0;
    MatchHeader m_header;
    StoredJudgement m_start;
    bool m_abandoned = false, m_imported = false, m_rated = true, m_stopped = false, m_isForked = false;
    int m_branches = 1;
    std::vector<DealState> m_deals;
    std::vector<Dispute> m_disputes;
    std::vector<OverruledOption> m_overruled;
    std::vector<Step> m_undo, m_redo;
    std::optional<Proposal> m_proposal;
    std::optional<Rejection> m_rejection;
};

/// The dispute with the id, the time and the match of its event.
Dispute disputeOf(const Event& event, const EventBody& body);

/// Folds all events of one match, oldest first; if it has branches, those of the one that counts.
/// \throws StorageException (Damaged), also if there are no events
MatchState fold(std::span<const Event> events);

} // namespace tafel::history
