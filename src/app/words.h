// The words of the screens that are made from values of the core.
#pragma once

#include <QString>
#include <QVariantMap>

#include "history/history.h"
#include "referee/game.h"

namespace tafel::app {

QString qt(std::string_view text);
std::string plain(const QString& text);

/// The card as a person reads it: the Eidex pack prints A K D B, in both languages.
QString spoken(Card card);
/// "8 of stars", "jack of ravens"; "hearts", "lizard", …
QString cardText(Card card);
QString suitText(Suit suit);
/// A sentence of the referee with its cards in words: "8 of stars does not follow suit."
QString sentenceText(const Sentence& sentence, const Match& match, Language language);
/// "Trump raven", "Obenabe", "Undenufe".
QString trumpOf(Card deciding);
/// "H", "L", "R", "S", or "up", "down" for Obenabe and Undenufe.
QString trumpSign(Card deciding);

/// "1 point", "0 points".
QString pointsText(int points);
/// "Anna 1 · Cora 1"; who gets nothing is left out; "nobody gets a point".
QString awardsText(const Match& match, const PerPlayer<int>& award, const QString& between);
/// "deal 7, Beat 1, Cora 1", "correction of deal 5", "dispute of Cora", or the label of a house rule.
QString changeText(const Match& match, const history::Change& change, Language language);
/// "Web edition, “Raben Bube”" with the section of a clause, or that it is our interpretation.
QString sourceText(const Clause& clause, Edition edition);
QString editionName(Edition edition);

/// A reason for a line on the screen: mark ("yes", "no", "ask"), text, clause (id), source, interpretation.
QVariantMap reasonView(
    const Reason& reason, const Match& match, const PerPlayer<int>& award, Language language);

/// A dispute as a row shows it: title, text, kind ("yes", "no", "winner"), ruled, note, clause, source, when.
QVariantMap disputeView(const history::Dispute& dispute, Edition edition, Language language);

/// A deal as a row shows it: number, dealer, trump, awards, totals, points, brief, corrected. `index` from 0.
QVariantMap dealView(
    const history::StoredMatch& stored, const Outcome& outcome, std::size_t index, Language language);

/// "Cora wins in 9 deals"; the match is finished.
QString winnersText(const Match& match, const Standing& standing);

/// How many victory points win the deal with that number, from 1.
int targetOf(const Match& match, int deal);

/// "20:15", "13 November", "13 November, 21:40" of an RFC 3339 time, in local time.
QString clockText(const std::string& time);
QString dayText(const std::string& time);
QString dayAndClockText(const std::string& time);

} // namespace tafel::app
