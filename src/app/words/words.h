// The words of the screens that are made from values of the core.
#pragma once

#include <span>

#include <QString>
#include <QStringList>
#include <QVariantMap>

#include "history/history.h"
#include "referee/game.h"

namespace tafel::app {

QString qt(std::string_view text);
std::string plain(const QString& text);

// ---- Cards. The suits of two packs share their places: the pack knows their names.

/// The rank as a person reads it: the Eidex pack prints A K D B in both languages, the French one A K Q J in
/// English.
QString spoken(Card card, Pack pack = Pack::Eidex);
/// "8 of stars", "jack of ravens"; "king of hearts"; "hearts", "lizards", "clubs" …
QString cardText(Card card, Pack pack = Pack::Eidex);
QString suitText(Suit suit, Pack pack = Pack::Eidex);
/// For `Suit` and `TrumpMark`: H L R S, H C D P.
QString suitSign(Suit suit, Pack pack);
/// A sentence of the referee with its cards in words: "8 of stars does not follow suit."
QString sentenceText(const Sentence& sentence, const Match& match, Language language);
/// The same as it stands, within a line: without a capital at its beginning.
QString clauseText(const Sentence& sentence, const Match& match, Language language);
/// "Trump raven", "Obenabe", "Undenufe".
QString trumpOf(Card deciding);
/// "H", "L", "R", "S", or "up", "down" for Obenabe and Undenufe.
QString trumpSign(Card deciding);

// ---- What a match is played for

/// "victory-points", "points", "penalty-points", "strokes", "chips".
QString unitName(Unit unit);
/// "Victory points", "Points", "Penalty points", "Strokes", "Chips": the title of an axis.
QString unitTitle(Unit unit);
/// "+30", "−10", "0", with a real minus; "−10" without a plus is `numberText`.
QString signedText(int value);
QString numberText(int value);
/// "Marks" where several games make a match, else the unit: the title of what is added up over matches.
QString sumTitle(Unit unit);
/// How a deal changes the standing of one player: "+1", "−1, falls", "+30", "+1 stroke", "hands in 1 chip";
/// of who wins the match by it "wins".
QString changeText(Unit unit, int change, bool wins);
/// "Anna +1 · Cora +1", "Beat wins"; who stays is left out; "the standing stays".
QString changesText(
    const Match& match, const PerPlayer<int>& change, Players winners, const QString& between);
/// "7 deals", "1 deal"; Krass Kariert: rounds.
QString dealsText(Unit unit, int deals);
/// "deal 7", "round 3" …; "Deal", "Round".
QString dealNumberText(Unit unit, int number);
QString dealTitle(Unit unit);
/// Who is ahead in a match under way; nobody, when all are level or there is no such thing.
Players leadersOf(Unit unit, std::span<const int> totals);
/// "Anna and Beat", "Anna, Beat and Cora".
QString listed(const QStringList& names);

/// A contract of a match as people name it; the id when the match has no such contract.
QString contractName(const Match& match, std::string_view contract, Language language);

// ---- House rules

/// "First and last trick": a thing or a word of a rule that gives each of several contracts another one.
QString thingText(const Match& match, const OptionSpec& option, int of, Language language);
QString wordText(const Match& match, const OptionSpec& option, int word, Language language);
/// What the rule is for the deal with that number, from 1: the effect of its word, its number, or what stands
/// for what. Empty: nothing has been changed in a rule for several things.
QString optionText(const Match& match, const OptionSpec& option, int deal, Language language);
/// Is it as the game has it without house rules?
bool isDefault(const Match& match, const OptionSpec& option, int deal);

// ---- Deals, changes, results

/// "deal 7, Beat +1, Cora +1", "deal 9, Cora wins", "deal 2, Ahmed", "round 3, Beat", "correction of deal 5",
/// "dispute of Cora", or the label of a house rule.
QString changeText(const Match& match, const history::Change& change, Language language);
/// "Web edition, “Raben Bube”" with the section of a clause, or that it is our interpretation.
QString sourceText(const Clause& clause, Edition edition);
QString editionName(Edition edition);
/// Only one game has editions, and characters.
bool hasEditions(const Game& game);
/// The game whose rule it is; null: none of ours.
const Game* gameOf(const Clause& clause);

/// The sentence of a reason; without one the clause says it.
QString reasonText(const Reason& reason, const Match& match, Language language);
/// A reason for a line on the screen: mark ("yes", "no", "ask"; empty: it says the score, good for nobody),
/// text, clause (id), source, interpretation.
QVariantMap reasonView(
    const Reason& reason, const Match& match, const PerPlayer<int>& change, Language language);
/// All reasons of a deal: those of the award by what it gives, the others by how the standing changes.
QVariantList reasonsView(const ScoredDeal& deal, const Match& match, Language language);

/// A dispute as a row shows it: title, text, kind ("yes", "no", "winner"), ruled, note, clause, source, when.
QVariantMap disputeView(const history::Dispute& dispute, const Match& match, Language language);

/// A deal as a row shows it: number, dealer, opener (-1: the game has none), trump (a sign), contract (its
/// name), changes (of the totals), totals, points, brief, why (the reason that is special to it), corrected.
/// `index` from 0.
QVariantMap dealView(
    const history::StoredMatch& stored, const Outcome& outcome, std::size_t index, Language language);

/// "Cora wins in 9 deals", "Beat wins with 310 penalty points", "Cora has lost"; the match is finished.
QString winnersText(const Match& match, const Standing& standing);

/// How many victory points win the deal with that number, from 1; 0: the game has no such target.
int targetOf(const Match& match, int deal);

/// "20:15", "13 November", "13 November, 21:40" of an RFC 3339 time, in local time.
QString clockText(const std::string& time);
QString dayText(const std::string& time);
QString dayAndClockText(const std::string& time);

} // namespace tafel::app
