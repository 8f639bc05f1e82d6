// The cards of a deal that is being recorded: the pack, the trick on the table, the tricks so far, and the
// players' results.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "referee/players.h"
#include "referee/record.h"

namespace tafel::app {

class Recorder;

/// The results of a player in the deal.
struct RecordedPlayer {
    Q_GADGET
    QML_VALUE_TYPE(recordedPlayer)
    Q_PROPERTY(int badge MEMBER badge)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int tricks MEMBER tricks)
public:
    int badge = 0;
    QString name = {};
    int points = 0, tricks = 0;

    bool operator==(const RecordedPlayer&) const = default;
};

struct RecordedCard {
    Q_GADGET
    QML_VALUE_TYPE(recordedCard)
    Q_PROPERTY(QString card MEMBER card) ///< Empty if the card is hidden.
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString rank MEMBER rank)
    Q_PROPERTY(bool marked MEMBER marked) ///< The card was a revoke or proves one.
    Q_PROPERTY(bool out MEMBER out) ///< The card was rejected.
    Q_PROPERTY(bool leads MEMBER leads)
public:
    QString card = {}, sign = {}, rank = {};
    bool marked = false, out = false, leads = false;

    bool operator==(const RecordedCard&) const = default;
};

struct TrickRow {
    Q_GADGET
    QML_VALUE_TYPE(trickRow)
    Q_PROPERTY(int number MEMBER number) ///< 0 for an annulled trick.
    Q_PROPERTY(bool annulled MEMBER annulled)
    Q_PROPERTY(QList<QList<tafel::app::RecordedCard>> cells MEMBER cells)
    Q_PROPERTY(int takerBadge MEMBER takerBadge) ///< -1 if nobody takes the trick.
    Q_PROPERTY(QString taker MEMBER taker)
    Q_PROPERTY(int points MEMBER points)
public:
    int number = 0;
    bool annulled = false;
    QList<QList<RecordedCard>> cells = {};
    int takerBadge = -1;
    QString taker = {};
    int points = 0;

    bool operator==(const TrickRow&) const = default;
};

/// A card of the trick on the table, or the slot of the next one.
struct TrickPlace {
    Q_GADGET
    QML_VALUE_TYPE(trickPlace)
    Q_PROPERTY(int badge MEMBER badge)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString state MEMBER state) ///< "lies", "hidden", "out", "now" or "then"
    Q_PROPERTY(QString note MEMBER note)
public:
    int badge = 0;
    QString name = {}, card = {}, state = {}, note = {};

    bool operator==(const TrickPlace&) const = default;
};

/// A hand of a practice deal.
struct RecordedHand {
    Q_GADGET
    QML_VALUE_TYPE(recordedHand)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int badge MEMBER badge)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool acts MEMBER acts)
    Q_PROPERTY(QStringList cards MEMBER cards)
public:
    int seat = 0, badge = 0;
    QString name = {};
    bool acts = false;
    QStringList cards = {};

    bool operator==(const RecordedHand&) const = default;
};

class RecordedTricks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the recorder owns it")
    Q_PROPERTY(QString trump READ trump NOTIFY changed) ///< In the format of `TrumpIcon`.
    Q_PROPERTY(QString trumpText READ trumpText NOTIFY changed)
    /// "No hearts"; empty if the game has no contracts.
    Q_PROPERTY(QString contractText READ contractText NOTIFY changed)
    Q_PROPERTY(bool french READ isFrench NOTIFY packChanged) ///< The pack is the French one.
    Q_PROPERTY(QStringList ranks READ ranks NOTIFY packChanged) ///< The ranks of the pack, the ace first.
    /// Cards of these ranks that the pack does not have.
    Q_PROPERTY(QStringList absent READ absent NOTIFY packChanged)
    Q_PROPERTY(bool countsPoints READ countsPoints NOTIFY changed) ///< Card points count, not only tricks.
    Q_PROPERTY(QList<tafel::app::RecordedPlayer> players READ players NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::TrickRow> tricks READ tricks NOTIFY changed) ///< Newest first.
    /// The trick on the table in the order of play.
    Q_PROPERTY(QList<tafel::app::TrickPlace> currentTrickCards READ currentTrickCards NOTIFY changed)
    Q_PROPERTY(QStringList playedCards READ playedCards NOTIFY changed) ///< Cards that have been seen.
    Q_PROPERTY(QList<tafel::app::RecordedHand> hands READ hands NOTIFY changed)
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
    QList<RecordedPlayer> players() const;
    QList<TrickRow> tricks() const;
    QList<TrickPlace> currentTrickCards() const;
    QStringList playedCards() const;
    QList<RecordedHand> hands() const;
    QString countText() const;

Q_SIGNALS:
    void changed();
    void packChanged();

private:
    std::vector<Player> sitting() const; ///< The players who take part in this deal.
    QList<QList<RecordedCard>> cellsOf(const RecordedTrick& trick) const;
    TrickPlace placeOf(const RecordedTrick& trick, const RecordedTrick::PlayedCard& played) const;

    Recorder& m_recorder;
};

} // namespace tafel::app
