// What lies in a deal under recording: the pack, the trick on the table, the tricks so far, who has what.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "referee/players.h"
#include "referee/record.h"

namespace tafel::app {

class Recorder;

class RecordedTricks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the recorder owns it")
    Q_PROPERTY(QString trump READ trump NOTIFY changed) ///< As `TrumpIcon` shows it.
    Q_PROPERTY(QString trumpText READ trumpText NOTIFY changed)
    Q_PROPERTY(
        QString contractText READ contractText NOTIFY changed) ///< "No hearts"; empty: the game has none.
    Q_PROPERTY(bool french READ isFrench NOTIFY packChanged) ///< The pack is the French one.
    Q_PROPERTY(QStringList ranks READ ranks NOTIFY packChanged) ///< Of the pack, the ace first.
    Q_PROPERTY(
        QStringList absent READ absent NOTIFY packChanged) ///< Cards of these ranks that are not in it.
    Q_PROPERTY(bool countsPoints READ countsPoints NOTIFY changed) ///< Card points, not only tricks.
    Q_PROPERTY(QVariantList players READ players NOTIFY changed) ///< {seat, name, points, tricks}
    /// Newest first: {number, annulled, cells: for each player [{card, sign, rank, marked, out, leads}],
    /// taker, takerSeat, points}.
    Q_PROPERTY(QVariantList tricks READ tricks NOTIFY changed)
    /// The trick on the table in the order of play: {seat, name, card, state, note}; `state` is "lies",
    /// "hidden", "out", "now" or "then".
    Q_PROPERTY(QVariantList currentTrickCards READ currentTrickCards NOTIFY changed)
    Q_PROPERTY(QStringList playedCards READ playedCards NOTIFY changed) ///< Cards that were seen.
    /// Of a practice deal: {seat, name, acts, cards}.
    Q_PROPERTY(QVariantList hands READ hands NOTIFY changed)
    Q_PROPERTY(QString countText READ countText NOTIFY changed) ///< "19 of 33 cards lie."
public:
    explicit RecordedTricks(Recorder& recorder);

    QString trump() const;
    QString trumpText() const;
    QString contractText() const;
    bool isFrench() const;
    QStringList ranks() const;
    QStringList absent() const;
    bool countsPoints() const;
    QVariantList players() const;
    QVariantList tricks() const;
    QVariantList currentTrickCards() const;
    QStringList playedCards() const;
    QVariantList hands() const;
    QString countText() const;

Q_SIGNALS:
    void changed();
    void packChanged();

private:
    std::vector<Player> sitting() const; ///< Who plays this deal.
    QVariantList cellsOf(const RecordedTrick& trick) const;
    QVariantMap placeOf(const RecordedTrick& trick, const RecordedTrick::Lying& lying) const;

    Recorder& m_recorder;
};

} // namespace tafel::app
