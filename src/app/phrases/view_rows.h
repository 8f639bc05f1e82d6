// Games, deals, reasons and disputes as rows for the screens, and the signs of suits and trump.
#pragma once

#include "app/phrases/fields.h"
#include "app/phrases/phrases.h"
#include "history/history.h"
#include "referee/game.h"
#include "referee/slate.h"

namespace tafel::app {

/// The sign for `Suit` and `TrumpIcon`: H L R S, H C D P.
inline QString suitSymbol(Suit suit, Pack pack)
{
    return qt(phrases::suitSymbol(suit, pack));
}
/// Cards in the notation of the screens: "RJ", "SK".
template <typename Cards> QStringList cardTexts(const Cards& cards, Pack pack)
{
    QStringList list;
    for (Card card : cards)
        list << qt(card.text(pack));
    return list;
}

/// The edition and section of a clause, "Web edition, “Raben Bube”", or the remark that it is our
/// interpretation.
QString sourceText(const Clause& clause, Edition edition, Language language);

/// The pack of a game.
struct PackView {
    VALUE_TYPE(PackView, packView)
    VALUE_FIELD(bool, french);
    VALUE_FIELD(QStringList, ranks); ///< The ace first; empty for cards without suits.
    VALUE_FIELD(QStringList, absent); ///< Cards of these ranks that the pack does not have.
};
PackView packView(CardSet deck, Pack pack);

struct GameRow {
    VALUE_TYPE(GameRow, gameRow)
    VALUE_FIELD(QString, id);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, line);
    VALUE_FIELD(QString, group); ///< "contracts", "own"; empty for other games
    VALUE_FIELD(QString, picture); ///< "suit L", "sign ♠", "card HK", "chip", "strokes"
    // The following properties are set for the chosen game.
    VALUE_FIELD(QString, aim); ///< How to win: "Penalty points: the lowest total wins."
    VALUE_FIELD(QString, words); ///< The rules of a custom game.
};

GameRow gameRow(const Game& game, Language language);

struct ContractRow {
    VALUE_TYPE(ContractRow, contractRow)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, line);
};

struct ReasonRow {
    VALUE_TYPE(ReasonRow, reasonRow)
    /// "yes", "no" or "ask"; empty for the score itself, which favours no player.
    VALUE_FIELD(QString, tone);
    VALUE_FIELD(QString, text);
    VALUE_FIELD(QString, clause); ///< The id of the clause.
    VALUE_FIELD(QString, source);
    VALUE_FIELD(bool, interpretation);
};

struct DisputeRow {
    VALUE_TYPE(DisputeRow, disputeRow)
    VALUE_FIELD(QString, title);
    VALUE_FIELD(QString, situation); ///< The cards on the table and in the hand; empty for a power.
    VALUE_FIELD(QString, when);
    VALUE_FIELD(QString, kind); ///< "yes", "no", "winner"
    VALUE_FIELD(QString, verdict);
    VALUE_FIELD(QString, ruled); ///< The table's ruling; empty if it follows the referee.
    VALUE_FIELD(QString, note);
    VALUE_FIELD(QString, clause);
    VALUE_FIELD(QString, text);
    VALUE_FIELD(QString, source);
};

/// A difference between two entries of a deal.
struct ChangedAnswer {
    VALUE_TYPE(ChangedAnswer, changedAnswer)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, before);
    VALUE_FIELD(QString, after);
};

struct CorrectionRow {
    VALUE_TYPE(CorrectionRow, correctionRow)
    VALUE_FIELD(QString, when); ///< The time of the last correction; empty if there was none.
    VALUE_FIELD(QString, reason);
    VALUE_FIELD(QString, takenBack);
    VALUE_FIELD(QList<tafel::app::ChangedAnswer>, changes);
};

struct DealRow {
    VALUE_TYPE(DealRow, dealRow)
    VALUE_FIELD(int, number); ///< Counts from 1.
    VALUE_FIELD(QString, name); ///< "deal 7"
    VALUE_FIELD(QString, title); ///< "Deal 7"
    VALUE_FIELD(int, dealer);
    VALUE_FIELD(int, opener, -1); ///< -1 if the game has no opener.
    VALUE_FIELD(QString, trump); ///< The sign of the trump.
    VALUE_FIELD(QString, card); ///< The turned-up card.
    VALUE_FIELD(QString, contract);
    VALUE_FIELD(QList<int>, changes); ///< Changes of the totals.
    VALUE_FIELD(QList<int>, totals);
    VALUE_FIELD(QStringList, points); ///< The entered points; empty for a player without points.
    VALUE_FIELD(QString, brief);
    VALUE_FIELD(QString, why); ///< The reason that is specific to this deal.
    VALUE_FIELD(bool, corrected);
    // The following properties are set where the deal is shown in full.
    VALUE_FIELD(QList<tafel::app::ReasonRow>, reasons);
    VALUE_FIELD(tafel::app::CorrectionRow, correction);
    VALUE_FIELD(QString, powers); ///< A sentence about the powers.
    /// The player who accepted the deal; empty if no acceptance was required.
    VALUE_FIELD(QString, accepted);
};

/// The row of a clause, without a sentence.
ReasonRow clauseRow(const Clause& clause, Edition edition, Language language);
/// All reasons of a deal. Reasons of the award are marked by what they give, the others by the change of the
/// standing.
QList<ReasonRow> reasonsView(const ScoredDeal& deal, const Match& match, Language language);

DisputeRow disputeView(const history::Dispute& dispute, const Match& match, Language language);

/// `index` counts from 0.
DealRow dealView(
    const history::StoredMatch& stored, const Outcome& outcome, std::size_t index, Language language);

} // namespace tafel::app
