// Texts about deals: trump, numbers of deals, and changes of the score.
#pragma once

#include <string>

#include "history/history.h"
#include "referee/game.h"

namespace tafel::phrases {

/// "raven", "Obenabe", "Undenufe": the trump that follows from the card that was turned up.
std::string_view trumpName(Card deciding, Language language);
/// "Trump raven", "Obenabe", "Undenufe".
std::string trumpText(Card deciding, Language language);

/// The sign of the drawings: H L R S of the Eidex pack, H C D P of the French one.
std::string suitSymbol(Suit suit, Pack pack);
/// The sign of the trump, or "obenabe", "undenufe".
std::string trumpSymbol(Card deciding);

/// "deal", "deals"; Krass Kariert: rounds.
std::string_view dealsWord(Unit unit, std::int64_t deals, Language language);
/// "7 deals", "1 deal"
std::string dealsText(Unit unit, std::int64_t deals, Language language);
/// "deal 7", "round 3"
std::string dealNumberText(Unit unit, int number, Language language);
/// "deal 9", "deals 9 and 10", "rounds 7 to 10"
std::string dealRangeText(Unit unit, DealRange deals, Language language);

/// How a deal changes the standing of one player: "+1", "−1, falls", "+30", "+1 stroke", "hands in 1 chip";
/// of who wins the match by it "wins".
std::string changeText(Unit unit, int change, bool wins, Language language);
/// "Anna +1 · Cora +1", "Beat wins"; who stays is left out; "the standing stays".
std::string changesText(const Match& match, const PerPlayer<int>& change, Players winners,
    std::string_view between, Language language);
/// "Anna: Radar control (92), Cora: Wisdom (+20)": the powers that were used; empty: none.
std::string powersText(const Match& match, const DealEntry& entry, Language language);

/// The note next to a player's name on the slate: "deals", "fewest", "next one loses", "has lost"; empty
/// without one. `dealer` is that of the deal in entry, if known.
std::string slateNote(const Match& match, const Standing& standing, std::optional<Player> dealer,
    Player player, Language language);

/// "Deal 7 stands"
std::string standsText(Unit unit, int number, Language language);
/// "Deal 7 waits for acceptance"
std::string pendingText(Unit unit, int number, Language language);
/// "Accept or reject deal 7 first"
std::string answerPendingText(Unit unit, int number, Language language);
/// "Deal 7 waits for acceptance: Beat +1 · Cora +1"; there is such a deal.
std::string pendingDealText(const history::StoredMatch& stored, Language language);
/// The reason of a rejection: "Cora says no", "Cora counts 54", "Cora: clubs were trump".
std::string rejectionText(const Match& match, const history::Rejection& rejection, Language language);
/// The change of an earlier judgement under the current rules: "deal 3: Anna +1 instead of 0, Cora 0 instead
/// of +1"; "deal 9: the match ends otherwise" if the award is the same.
std::string differenceText(
    const Match& match, const history::JudgementDifference& difference, Language language);
/// "took back deals 9 and 10": a side effect of a correction.
std::string takenBackText(Unit unit, DealRange deals, Language language);
/// The step that an undo takes back: "deal 7, Beat +1, Cora +1", "deal 9, Cora wins", "deal 2, Ahmed", "round
/// 3, Beat", "correction of deal 5", "correction of deal 5 (took back deals 9 and 10)", "dispute of Cora", or
/// the label of a house rule.
std::string undoStepText(const Match& match, const history::UndoStep& change, Language language);

} // namespace tafel::phrases
