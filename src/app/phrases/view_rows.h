// Deals, reasons and disputes as rows for the screens, and the signs of suits and trump.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/phrases.h"
#include "history/history.h"
#include "referee/game.h"
#include "referee/slate.h"

namespace tafel::app {

/// The sign for `Suit` and `TrumpIcon`: H L R S, H C D P.
QString suitSymbol(Suit suit, Pack pack);
/// Cards in the notation of the screens: "RJ", "SK".
template <typename Cards> QStringList cardTexts(const Cards& cards, Pack pack)
{
    QStringList list;
    for (Card card : cards)
        list << qt(card.text(pack));
    return list;
}
/// The ranks of a pack, the ace first, and the cards of these ranks that it does not have.
QStringList ranksOf(CardSet deck);
QStringList absentOf(CardSet deck, Pack pack);
/// "H", "L", "R", "S", or "obenabe", "undenufe".
QString trumpSymbol(Card deciding);

/// The edition and section of a clause, "Web edition, “Raben Bube”", or the remark that it is our
/// interpretation.
QString sourceText(const Clause& clause, Edition edition, Language language);

struct ReasonRow {
    Q_GADGET
    QML_VALUE_TYPE(reasonRow)
    /// "yes", "no" or "ask"; empty for the score itself, which favours no player.
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString clause MEMBER clause) ///< The id of the clause.
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(bool interpretation MEMBER interpretation)
public:
    QString tone = {}, text = {}, clause = {}, source = {};
    bool interpretation = false;

    bool operator==(const ReasonRow&) const = default;
};

struct DisputeRow {
    Q_GADGET
    QML_VALUE_TYPE(disputeRow)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(QString kind MEMBER kind) ///< "yes", "no", "winner"
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(QString ruled MEMBER ruled) ///< The table's ruling; empty if it follows the referee.
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString clause MEMBER clause)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString source MEMBER source)
public:
    QString title = {}, when = {}, kind = {}, verdict = {}, ruled = {}, note = {}, clause = {}, text = {},
            source = {};

    bool operator==(const DisputeRow&) const = default;
};

/// A difference between two entries of a deal.
struct ChangedAnswer {
    Q_GADGET
    QML_VALUE_TYPE(changedAnswer)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString before MEMBER before)
    Q_PROPERTY(QString after MEMBER after)
public:
    QString name = {}, before = {}, after = {};

    bool operator==(const ChangedAnswer&) const = default;
};

/// The corrections of a deal.
struct CorrectionRow {
    Q_GADGET
    QML_VALUE_TYPE(correctionRow)
    Q_PROPERTY(QString when MEMBER when) ///< The time of the last correction; empty if there was none.
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString takenBack MEMBER takenBack)
    Q_PROPERTY(QList<tafel::app::ChangedAnswer> changes MEMBER changes)
public:
    QString when = {}, reason = {}, takenBack = {};
    QList<ChangedAnswer> changes = {};

    bool operator==(const CorrectionRow&) const = default;
};

struct DealRow {
    Q_GADGET
    QML_VALUE_TYPE(dealRow)
    Q_PROPERTY(int number MEMBER number) ///< Counts from 1.
    Q_PROPERTY(int dealer MEMBER dealer)
    Q_PROPERTY(int opener MEMBER opener) ///< -1 if the game has no opener.
    Q_PROPERTY(QString trump MEMBER trump) ///< The sign of the trump.
    Q_PROPERTY(QString card MEMBER card) ///< The turned-up card.
    Q_PROPERTY(QString contract MEMBER contract)
    Q_PROPERTY(QList<int> changes MEMBER changes) ///< Changes of the totals.
    Q_PROPERTY(QList<int> totals MEMBER totals)
    Q_PROPERTY(QStringList points MEMBER points) ///< The entered points; empty for a player without points.
    Q_PROPERTY(QString brief MEMBER brief)
    Q_PROPERTY(QString why MEMBER why) ///< The reason that is specific to this deal.
    Q_PROPERTY(bool corrected MEMBER corrected)
    // The following properties are set where the deal is shown in full.
    Q_PROPERTY(QList<tafel::app::ReasonRow> reasons MEMBER reasons)
    Q_PROPERTY(tafel::app::CorrectionRow correction MEMBER correction)
    Q_PROPERTY(QString powers MEMBER powers) ///< A sentence about the powers.
    /// The player who accepted the deal; empty if no acceptance was required.
    Q_PROPERTY(QString accepted MEMBER accepted)
public:
    int number = 0, dealer = 0, opener = -1;
    QString trump = {}, card = {}, contract = {};
    QList<int> changes = {}, totals = {};
    QStringList points = {};
    QString brief = {}, why = {};
    bool corrected = false;
    QList<ReasonRow> reasons = {};
    CorrectionRow correction = {};
    QString powers = {}, accepted = {};

    bool operator==(const DealRow&) const = default;
};

ReasonRow reasonView(
    const Reason& reason, const Match& match, const PerPlayer<int>& change, Language language);
/// All reasons of a deal. Reasons of the award are marked by what they give, the others by the change of the
/// standing.
QList<ReasonRow> reasonsView(const ScoredDeal& deal, const Match& match, Language language);

DisputeRow disputeView(const history::Dispute& dispute, const Match& match, Language language);

/// `index` counts from 0.
DealRow dealView(
    const history::StoredMatch& stored, const Outcome& outcome, std::size_t index, Language language);

} // namespace tafel::app
