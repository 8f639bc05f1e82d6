// The cards of a deal that is being recorded: the pack, the trick on the table, the tricks so far, and the
// players' results.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/fields.h"
#include "referee/players.h"
#include "referee/record.h"

namespace tafel::app {

class Recorder;

/// The results of a player in the deal.
struct RecordedPlayer {
    VALUE_TYPE(RecordedPlayer, recordedPlayer)
    VALUE_FIELD(int, badge);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(int, points);
    VALUE_FIELD(int, tricks);
};

struct RecordedCard {
    VALUE_TYPE(RecordedCard, recordedCard)
    VALUE_FIELD(QString, card); ///< Empty if the card is hidden.
    VALUE_FIELD(QString, sign);
    VALUE_FIELD(QString, rank);
    VALUE_FIELD(bool, marked); ///< The card was a revoke or proves one.
    VALUE_FIELD(bool, out); ///< The card was rejected.
    VALUE_FIELD(bool, leads);
};

struct TrickRow {
    VALUE_TYPE(TrickRow, trickRow)
    VALUE_FIELD(int, number); ///< 0 for an annulled trick.
    VALUE_FIELD(bool, annulled);
    VALUE_FIELD(QList<QList<tafel::app::RecordedCard>>, cells);
    VALUE_FIELD(int, takerBadge, -1); ///< -1 if nobody takes the trick.
    VALUE_FIELD(QString, taker);
    VALUE_FIELD(int, points);
};

/// A card of the trick on the table, or the slot of the next one.
struct TrickPlace {
    VALUE_TYPE(TrickPlace, trickPlace)
    VALUE_FIELD(int, badge);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, card);
    VALUE_FIELD(QString, state); ///< "lies", "hidden", "out", "now" or "then"
    VALUE_FIELD(QString, note);
};

/// A hand of a practice deal.
struct RecordedHand {
    VALUE_TYPE(RecordedHand, recordedHand)
    VALUE_FIELD(int, seat);
    VALUE_FIELD(int, badge);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(bool, acts);
    VALUE_FIELD(QStringList, cards);
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
    Q_PROPERTY(QString countText READ countText NOTIFY changed) ///< "19 of 33 cards played."
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
