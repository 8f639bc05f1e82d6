// Deals, reasons and disputes as rows of the screens, and the signs of the drawings.
#pragma once

#include <QVariantMap>

#include "app/words/words.h"
#include "history/history.h"
#include "referee/game.h"
#include "referee/slate.h"

namespace tafel::app {

/// For `Suit` and `TrumpIcon`: H L R S, H C D P.
QString suitSign(Suit suit, Pack pack);
/// "RJ", "SK": as the screens draw cards.
template <typename Cards> QStringList cardTexts(const Cards& cards, Pack pack)
{
    QStringList list;
    for (Card card : cards)
        list << qt(card.text(pack));
    return list;
}
/// The ranks of a pack, the ace first, and the cards of these ranks that are not in it.
QStringList ranksOf(CardSet deck);
QStringList absentOf(CardSet deck, Pack pack);
/// "H", "L", "R", "S", or "obenabe", "undenufe".
QString trumpSign(Card deciding);

/// "Web edition, “Raben Bube”" with the section of a clause, or that it is our interpretation.
QString sourceText(const Clause& clause, Edition edition, Language language);

/// A reason for a line on the screen: mark ("yes", "no", "ask"; empty: it says the score, good for nobody),
/// text, clause (id), source, interpretation.
QVariantMap reasonView(
    const Reason& reason, const Match& match, const PerPlayer<int>& change, Language language);
/// All reasons of a deal: those of the award by what it gives, the others by how the standing changes.
QVariantList reasonsView(const ScoredDeal& deal, const Match& match, Language language);

/// A dispute as a row shows it: title, text, kind ("yes", "no", "winner"), ruled, note, clause, source, when.
QVariantMap disputeView(const history::Dispute& dispute, const Match& match, Language language);

/// A deal as a row shows it: number, dealer, opener (-1: the game has none), trump (a sign), card (turned
/// up), contract (its name), changes (of the totals), totals, points, brief, why (the reason that is special
/// to it), corrected. `index` from 0.
QVariantMap dealView(
    const history::StoredMatch& stored, const Outcome& outcome, std::size_t index, Language language);

} // namespace tafel::app
