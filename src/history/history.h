// The history of a table: what was accepted is on disk before a call returns, and can be undone, redone and
// corrected.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "history/projections/contract_averages.h"
#include "history/log/event_log.h"
#include "history/storage/storage_error.h"
#include "history/projections/match_list.h"
#include "history/projections/match_state.h"
#include "history/storage/progress.h"
#include "history/storage/time_and_ids.h"
#include "history/storage/writer_lock.h"
#include "referee/score.h"

namespace tafel::history {

template <typename T> using Expected = tl::expected<T, Fault>;

/// Why something was not stored: the rules refuse it, or the file has a fault.
using Problem = std::variant<Refusal, Fault>;
template <typename T> using Answer = tl::expected<T, Problem>;

struct Settings {
    std::string rulesVersion = "1";
    std::function<Time()> clock = now;
    Patience patience = {}; ///< For another program that is writing when the history is opened.
    int forgettingRounds = 2'000; ///< How long it takes to guess who was forgotten: forgotten.h.
    /// Opened for reading, a history of an earlier release is read in a private copy. Without it that is
    /// Fault Older: for whoever follows what is written to it.
    bool readsEarlierReleases = false;
    Progress progress
        = {}; ///< Of bringing a history of an earlier release to this one; stopped, it is as before.
};

struct StoredCorrection {
    std::string at = {}; ///< RFC 3339, UTC.
    std::string reason = {};
    DealEntry previous = {}; ///< What it replaced; of the first one: the original entry.
    std::optional<DealRange> takenBack = {}; ///< The later deals that it took back.
};

struct StoredDeal {
    std::string entered = {}; ///< RFC 3339, UTC.
    Judged judged = {}; ///< As it was judged then.
    PerPlayer<int> change = {}; ///< How far it moved each total.
    std::vector<StoredCorrection> corrections = {};
    std::optional<Player> acceptedBy = {}; ///< Nobody was asked.
};

/// A deal that waits for somebody else to accept it; it counts nowhere.
struct StoredProposal {
    DealEntry entry = {};
    StoredDeal deal = {};
};

/// What undo would take back, or redo bring again: "deal 7, Beat wins", "deal 2, Ahmed".
struct Change {
    Step::What what = Step::What::Deal;
    int deal = 0; ///< From 1.
    PerPlayer<int> change = {}; ///< Of a deal (also one that waits): how far it moved each total.
    Players winners = {}; ///< Of a deal: who won the match by it.
    std::string contract = {}; ///< Of a deal; empty: the game has none.
    std::string asker = {}; ///< Of a dispute; empty: not said.
    std::string option = {}; ///< Of an overruling: the house rule.
    std::optional<DealRange> takenBack = {}; ///< Of a correction: the later deals that it took back.
};

/// Who writes a match: hand.h.
struct Hand {
    std::string device = {}; ///< The tablet that has it.
    bool ours = true;
    int branches = 1; ///< More: tablets went on apart; one of these ways counts.
    bool forked = false; ///< … and the table has not chosen yet.

    friend bool operator==(const Hand&, const Hand&) = default;
};

/// A match as it stands, with how it came there.
struct StoredMatch {
    Match match = {}; ///< With its deals, id, start and version of the rules.
    std::vector<StoredDeal> deals = {};
    bool abandoned = false;
    std::vector<Dispute> disputes = {}; ///< Oldest first.
    std::optional<Change> undoable = {};
    std::optional<Change> redoable = {};
    std::optional<StoredProposal> proposal = {};
    std::optional<Rejection> rejection = {}; ///< Of the deal that is entered again now.
    std::vector<int> marks = {}; ///< Colour and shape of each player: marks.h.
    bool imported = false; ///< It came from a match file.
    Hand hand = {};
};

/// A deal that today's rules judge differently.
struct Difference {
    int deal = 0; ///< From 1.
    Judged then = {}, now = {};
};

struct Imported {
    std::string id = {};
    bool added = false; ///< It is new.
    bool extended = false; ///< It was there, and got further deals. Neither: nothing was changed.
};

/// An earlier release made the file: opening it to write takes the longer the longer the history is.
bool isOfEarlierRelease(const std::filesystem::path& file);

struct Core;

/// The one door to the history file. After a fault nothing of the failed call is stored and the object stays
/// usable.
class History {
public:
    static Expected<History> open(const std::filesystem::path& file, Mode mode, Settings settings = {});
    History(History&&) noexcept;
    History& operator=(History&&) noexcept;
    ~History();

    // Writing. All but the draft are on disk when they return.
    Answer<std::string> openMatch(const Match& match); ///< Its id: that of the match, or a new one.
    /// Known by its id; without one by its content. One that goes on where the history ends adds its further
    /// deals; one that went on differently is refused at the first deal that differs.
    Answer<Imported> importMatch(const Match& match);
    Answer<ScoredDeal> enterDeal(const std::string& match, const DealEntry& entry);
    /// The deal waits until somebody accepts it. Until then it is none of the deals, and no other is entered,
    /// corrected or brought again (Fault Waiting); undo takes it back.
    Answer<ScoredDeal> propose(const std::string& match, const DealEntry& entry);
    /// The deal that waits is entered; `by` is a seat. Fault NothingWaits, also when somebody was faster.
    Answer<ScoredDeal> accept(const std::string& match, Player by);
    /// The deal that waits is the half-entered deal again, with all that was entered. Fault NothingWaits.
    Answer<Change> refuse(const std::string& match, Player by, const std::string& reason = {});
    /// An earlier deal gets another entry, and all later deals are scored again.
    /// \param takeBackFrom the first of the later deals that the correction takes back, down to the last one:
    /// the one that is in its way (`CorrectionPreview::inTheWay`). Undo brings them back.
    /// Refused if a later deal would not be possible, unless it is that one.
    Answer<ScoredDeal> correct(const std::string& match, int deal, const DealEntry& entry,
        const std::string& reason = {}, std::optional<int> takeBackFrom = {});
    Answer<std::optional<Change>> undo(
        const std::string& match); ///< What was undone; nothing: there was nothing.
    Answer<std::optional<Change>> redo(const std::string& match);
    /// Its id. `match` and `deal` may be empty; id and time are the history's.
    Answer<std::string> recordDispute(const Dispute& dispute);
    /// The table stops a game that has no end of its own; undo takes it back. Fault EndsByItself: it has one,
    /// or no deal was entered yet.
    Answer<Outcome> endMatch(const std::string& match);
    /// The house rule holds from the next deal on, whatever the match was begun with.
    Answer<Overruled> overrule(const std::string& match, const OptionValue& value);
    Answer<Outcome> rejudge(const std::string& match); ///< The table accepts today's rules for this match.
    Expected<void> abandon(const std::string& match);
    /// Takes it up again: until it is over, it is the match under way, also one that was imported.
    Expected<void> resume(const std::string& match);
    Expected<void> saveDraft(const std::string& match, const DealEntry& draft);
    Expected<void> clearDraft(const std::string& match);
    Expected<void> rebuild(); ///< All projections again from the log.

    // Reading.
    Expected<StoredMatch> load(const std::string& match);
    Expected<std::optional<DealEntry>> draft(const std::string& match);
    Expected<std::optional<Change>> undoable(const std::string& match);
    Expected<std::optional<Change>> redoable(const std::string& match);
    Answer<std::vector<Difference>> differences(
        const std::string& match); ///< Between the rules of then and of today.
    Expected<std::vector<MatchSummary>> matches(const Filter& filter = {}, int limit = 50, int offset = 0);
    Expected<std::optional<MatchSummary>> matchUnderWay(Played where = Played::Here);
    /// The last match of these people, in any seats (of that game, unless it is empty); without deals.
    Expected<std::optional<Match>> lastWith(
        const std::vector<std::string>& players, const std::string& game = {});
    /// What each contract of the game has given each person, in the matches that the filter leaves.
    Expected<std::vector<ContractAverage>> contractAverages(
        const std::string& game, const Filter& filter = {});
    Expected<std::vector<Person>> people();
    Expected<Counts> counts();
    Expected<int> countMatches();
    Expected<std::vector<Event>> events(const std::string& match);
    /// Another number whenever another program has written to the file.
    Expected<std::int64_t> version();

    /// For the other questions of this folder (statistics.h …).
    Core& core() { return *m_core; }

private:
    explicit History(std::unique_ptr<Core> core);

    std::unique_ptr<Core> m_core;
};

} // namespace tafel::history
