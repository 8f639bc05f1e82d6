// The history of a table. Every accepted entry is on disk before a call returns, and can be undone, redone
// and corrected.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/version.h"
#include "history/log/event_log.h"
#include "history/projections/contract_averages.h"
#include "history/projections/match_list.h"
#include "history/projections/match_state.h"
#include "history/storage/progress.h"
#include "history/storage/storage_error.h"
#include "history/storage/time_and_ids.h"
#include "history/storage/writer_lock.h"
#include "referee/score.h"

namespace tafel::history {

template <typename T> using Expected = tl::expected<T, StorageError>;

/// The reason why nothing was stored: the rules refuse the entry, or the file has an error.
using WriteError = std::variant<Refusal, StorageError>;
template <typename T> using WriteResult = tl::expected<T, WriteError>;

struct Settings {
    std::string rulesVersion{version()}; ///< The version of the rules that judge new deals.
    std::function<Time()> clock = now;
    LockWait patience = {}; ///< Applies when another program is writing while the history is opened.
    std::optional<int> forgettingRounds = {}; ///< Rounds of the hash of an erased name; fewer in tests.
    /// A history of an earlier release that is opened for reading is migrated in a private copy. If this is
    /// false, opening it is StorageError Older: for programs that follow what others write to the file.
    bool readsEarlierReleases = false;
    Progress progress = {}; ///< Progress of a migration. If it cancels, the file has not changed.
};

struct StoredCorrection {
    std::string at = {}; ///< RFC 3339, UTC.
    std::string reason = {};
    DealEntry previous = {}; ///< The entry that it replaced; for the first correction, the original.
    std::optional<DealRange> takenBack = {}; ///< The later deals that the correction removed.
};

struct StoredDeal {
    std::string entered = {}; ///< RFC 3339, UTC.
    StoredJudgement judged = {}; ///< The judgement when the deal was entered.
    PerPlayer<int> change = {}; ///< The change of each total.
    std::vector<StoredCorrection> corrections = {};
    std::optional<Player> acceptedBy = {}; ///< Empty if nobody was asked.
};

/// A deal that is pending acceptance by another player. It does not count yet.
struct StoredProposal {
    DealEntry entry = {};
    StoredDeal deal = {};
};

/// A step of undo or redo: "deal 7, Beat wins", "deal 2, Ahmed".
struct UndoStep {
    Step::What what = Step::What::Deal;
    int deal = 0; ///< Number of the deal, from 1.
    PerPlayer<int> change = {}; ///< For a deal, also a pending one: the change of each total.
    Players winners = {}; ///< For a deal: the players who won the match by it.
    std::string contract = {}; ///< For a deal; empty if the game has no contracts.
    std::string asker = {}; ///< For a dispute; empty if unknown.
    std::string option = {}; ///< For an override: the house rule.
    std::optional<DealRange> takenBack = {}; ///< For a correction: the later deals that it removed.
};

/// The tablet that may write a match: ownership.h.
struct Ownership {
    std::string device = {}; ///< Id of the owner.
    bool ours = true;
    int branches = 1; ///< More than 1 if tablets diverged; one of the branches counts.
    bool forked = false; ///< True if the table has not chosen a branch yet.

    friend bool operator==(const Ownership&, const Ownership&) = default;
};

/// A match with its deals, and how they came about.
struct StoredMatch {
    Match match = {}; ///< Includes deals, id, start and version of the rules.
    std::vector<StoredDeal> deals = {};
    bool abandoned = false;
    std::vector<Dispute> disputes = {}; ///< Oldest first.
    std::optional<UndoStep> undoable = {};
    std::optional<UndoStep> redoable = {};
    std::optional<StoredProposal> proposal = {};
    std::optional<Rejection> rejection = {}; ///< The rejection of the deal that is being entered again.
    std::vector<int> badges = {}; ///< Badge of each player: people/badges.h.
    bool imported = false; ///< It came from a match file.
    Ownership ownership = {};
};

/// A deal that the current rules judge differently.
struct JudgementDifference {
    int deal = 0; ///< Number of the deal, from 1.
    StoredJudgement then = {}, now = {};
};

struct Imported {
    std::string id = {};
    bool added = false; ///< The match is new.
    bool extended = false; ///< The match existed and goes on with what the file adds. If neither is set,
                           ///< nothing changed.
};

/// \return true if an earlier release wrote the file. Opening it for writing then takes time in proportion to
/// its length.
bool needsMigration(const std::filesystem::path& file);

struct HistoryFile;
struct HistoryCore;

/// The only access to the history file. After an error, nothing of the failed call is stored, and the object
/// stays usable.
class History {
public:
    static Expected<History> open(const std::filesystem::path& file, Mode mode, Settings settings = {});
    History(History&&) noexcept;
    History& operator=(History&&) noexcept;
    ~History();

    // Writing. All changes except drafts are on disk when a call returns.
    /// \return the id of the match, or a new one
    WriteResult<std::string> openMatch(const Match& match);
    /// Imports a match. A match is identified by its id or, without one, by its content. If it continues the
    /// stored match, its further deals are added. If it differs, it is refused at the first deal that
    /// differs.
    WriteResult<Imported> importMatch(const Match& match);
    WriteResult<ScoredDeal> enterDeal(const std::string& match, const DealEntry& entry);
    /// Proposes a deal that another player must accept. Until then it does not count, and no deal may be
    /// entered, corrected or redone (StorageError ProposalPending). Undo withdraws it.
    WriteResult<ScoredDeal> propose(const std::string& match, const DealEntry& entry);
    /// Enters the proposed deal; `by` is a seat. StorageError NoProposalPending, also if another player was
    /// faster.
    WriteResult<ScoredDeal> accept(const std::string& match, Player by);
    /// Rejects the proposed deal, which becomes the draft again. StorageError NoProposalPending.
    WriteResult<UndoStep> reject(const std::string& match, Player by, const std::string& reason = {});
    /// Replaces the entry of an earlier deal and scores all later deals again. Refused if a later deal would
    /// become impossible, unless that deal is removed.
    /// \param takeBackFrom the first of the later deals to remove (`CorrectionPreview::inTheWay`). Undo
    ///         restores them.
    WriteResult<ScoredDeal> correct(const std::string& match, int deal, const DealEntry& entry,
        const std::string& reason = {}, std::optional<int> takeBackFrom = {});
    /// \return the step that was undone; empty if there was none
    WriteResult<std::optional<UndoStep>> undo(const std::string& match);
    WriteResult<std::optional<UndoStep>> redo(const std::string& match);
    /// Records a dispute. `match` and `deal` may be empty; id and time are set here.
    /// \return its id
    WriteResult<std::string> recordDispute(const Dispute& dispute);
    /// Takes back a dispute that belongs to no match; those of a match are taken back by `undo`. Does nothing
    /// if there is none.
    WriteResult<void> withdrawDispute(const std::string& id);
    /// Ends a match of a game without an end of its own. Undo reverts this. StorageError EndsAutomatically if
    /// the game ends by its rules, or if no deal was entered yet.
    WriteResult<Outcome> endMatch(const std::string& match);
    /// Overrides a house rule from the next deal on.
    WriteResult<OptionOverride> overrule(const std::string& match, const OptionValue& value);
    /// Applies the current rules to the whole match, because the table accepts them.
    WriteResult<Outcome> rejudge(const std::string& match);
    Expected<void> abandon(const std::string& match);
    /// Resumes a match: it is the current match until it is over, also if it was imported.
    Expected<void> resume(const std::string& match);
    Expected<void> saveDraft(const std::string& match, const DealEntry& draft);
    Expected<void> rebuild(); ///< Rebuilds all projections from the log.

    // Reading.
    Expected<StoredMatch> load(const std::string& match);
    Expected<std::optional<DealEntry>> draft(const std::string& match);
    /// \return the deals that the current rules judge differently from the rules of the match
    WriteResult<std::vector<JudgementDifference>> differences(const std::string& match);
    Expected<std::vector<MatchSummary>> matches(const Filter& filter = {}, int limit = 50, int offset = 0);
    Expected<std::optional<MatchSummary>> currentMatch(PlayedWhere where = PlayedWhere::Here);
    /// \return the last match of these people in any seats, without its deals; of one game if `game` is not
    /// empty
    Expected<std::optional<Match>> lastMatchOf(
        const std::vector<std::string>& players, const std::string& game = {});
    /// \return the average of each person for each contract of the game, over the matches of the filter
    Expected<std::vector<ContractAverage>> contractAverages(
        const std::string& game, const Filter& filter = {});
    Expected<std::vector<Person>> people();
    Expected<Counts> counts();
    Expected<int> countMatches();
    Expected<std::vector<Event>> events(const std::string& match);
    /// \return a number that changes whenever another program has written to the file
    Expected<std::int64_t> version();

    /// Access for the functions of the other folders (statistics, people, …).
    HistoryFile& file();
    HistoryCore& core() { return *m_core; } ///< For functions that read or write a match.

private:
    explicit History(std::unique_ptr<HistoryCore> core);

    std::unique_ptr<HistoryCore> m_core;
};

} // namespace tafel::history
