// A match of the log as the referee reads it.
#pragma once

#include "history/history.h"

namespace tafel::history {

class Database;

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
OptionOverride readOverruled(const Match& match, const OverruledOption& overruled);

/// The list of matches knows how many entries there are: a damaged index could leave out the last ones.
/// Throws StorageException (Damaged).
void verifyListedEventCount(Database& database, const MatchState& match);

/// What undo or redo would do.
std::optional<UndoStep> undoableOf(const MatchState& match);
std::optional<UndoStep> redoableOf(const MatchState& match);

/// Throws StorageException (ProposalPending).
void requireNoProposal(const MatchState& match);

} // namespace tafel::history
