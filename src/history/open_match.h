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
/// Reads a draft as far as possible. Throws StorageException (Unreadable) if it is not a
/// deal.
DealEntry readDraft(const Match& match, const std::string& json);

/// An old match is never judged again silently: throws StorageException (RulesChanged) when the outcome is
/// not the stored one. The outcome may have more deals.
void requireSameJudgement(const OpenMatch& current, const Outcome& outcome);
void requireSameJudgement(const OpenMatch& current);
/// Throws StorageException (Damaged) if the rules of this version judged the match and now judge it
/// differently: its events are incomplete or wrong. A match of another version is not read.
void verifyJudgement(MatchState match);

/// The value of a house rule (a word or the digits of a number) as the log stores it; "thing:word" for
/// options that have a word for each of several things.
std::string textOf(const OptionValue& value);
std::optional<OptionValue> valueOf(const OptionSpec& option, std::string_view text);

/// A house rule as the log keeps it from a deal on. Throws StorageException (Unreadable) for one that this
/// program does not know.
OptionOverride readOverruled(const Match& match, const OverruledOption& overruled);

/// The list of matches knows how many entries there are: a damaged index could leave out the last ones.
/// Throws StorageException (Damaged).
void verifyListedEventCount(Database& database, const MatchState& match);

/// The effect of the next undo or redo.
std::optional<UndoStep> undoableOf(const MatchState& match);
std::optional<UndoStep> redoableOf(const MatchState& match);

/// Throws StorageException (ProposalPending).
void requireNoProposal(const OpenMatch& match);

} // namespace tafel::history
