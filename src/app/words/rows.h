// Deals, reasons and disputes as rows of the screens, and the signs of the drawings.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

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

struct ReasonRow {
    Q_GADGET
    QML_VALUE_TYPE(reasonRow)
    Q_PROPERTY(QString mark MEMBER mark) ///< "yes", "no", "ask"; empty: it says the score, good for nobody.
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString clause MEMBER clause) ///< Its id.
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(bool interpretation MEMBER interpretation)
public:
    QString mark = {}, text = {}, clause = {}, source = {};
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
    Q_PROPERTY(QString ruled MEMBER ruled) ///< What the table decided; empty: as the referee says.
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString clause MEMBER clause)
    Q_PROPERTY(QString text MEMBER text) ///< Of the clause.
    Q_PROPERTY(QString source MEMBER source)
public:
    QString title = {}, when = {}, kind = {}, verdict = {}, ruled = {}, note = {}, clause = {}, text = {},
            source = {};

    bool operator==(const DisputeRow&) const = default;
};

/// One thing in which two entries of a deal differ.
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

/// What was corrected in a deal.
struct CorrectionRow {
    Q_GADGET
    QML_VALUE_TYPE(correctionRow)
    Q_PROPERTY(QString when MEMBER when) ///< The last time; empty: never.
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
    Q_PROPERTY(int number MEMBER number) ///< From 1.
    Q_PROPERTY(int dealer MEMBER dealer)
    Q_PROPERTY(int opener MEMBER opener) ///< -1: the game has none.
    Q_PROPERTY(QString trump MEMBER trump) ///< A sign.
    Q_PROPERTY(QString card MEMBER card) ///< Turned up.
    Q_PROPERTY(QString contract MEMBER contract) ///< Its name.
    Q_PROPERTY(QList<int> changes MEMBER changes) ///< Of the totals.
    Q_PROPERTY(QList<int> totals MEMBER totals)
    Q_PROPERTY(QStringList points MEMBER points) ///< That were entered; empty: none were, of that player.
    Q_PROPERTY(QString brief MEMBER brief)
    Q_PROPERTY(QString why MEMBER why) ///< The reason that is special to it.
    Q_PROPERTY(bool corrected MEMBER corrected)
    // Where a deal is shown in full:
    Q_PROPERTY(QList<tafel::app::ReasonRow> reasons MEMBER reasons)
    Q_PROPERTY(tafel::app::CorrectionRow correction MEMBER correction)
    Q_PROPERTY(QString powers MEMBER powers) ///< A sentence.
    Q_PROPERTY(QString accepted MEMBER accepted) ///< By whom; empty: nobody had to.
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
/// All reasons of a deal: those of the award by what it gives, the others by how the standing changes.
QList<ReasonRow> reasonsView(const ScoredDeal& deal, const Match& match, Language language);

DisputeRow disputeView(const history::Dispute& dispute, const Match& match, Language language);

/// `index` from 0.
DealRow dealView(
    const history::StoredMatch& stored, const Outcome& outcome, std::size_t index, Language language);

} // namespace tafel::app
