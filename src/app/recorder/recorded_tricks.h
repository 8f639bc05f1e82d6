// The cards of a deal that is being recorded: the pack, the trick on the table, the tricks so far, and the
// players' results.
#pragma once

#include "app/phrases/view_rows.h"
#include "referee/players.h"
#include "referee/record.h"

namespace tafel::app {

class Recorder;

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
    MODEL_GETTER(QString, trump); ///< In the format of `TrumpIcon`.
    MODEL_GETTER(QString, trumpText);
    MODEL_GETTER(QString, contractText); ///< "No hearts"; empty if the game has no contracts.
    NOTIFIED_GETTER(packChanged, tafel::app::PackView, pack);
    MODEL_GETTER(bool, countsPoints); ///< Card points count, not only tricks.
    MODEL_GETTER(QList<tafel::app::RecordedPlayer>, players);
    MODEL_GETTER(QList<tafel::app::TrickRow>, tricks); ///< Newest first.
    /// The trick on the table in the order of play.
    MODEL_GETTER(QList<tafel::app::TrickPlace>, currentTrickCards);
    MODEL_GETTER(QStringList, playedCards); ///< Cards that have been seen.
    MODEL_GETTER(QList<tafel::app::RecordedHand>, hands);
    MODEL_GETTER(QString, countText); ///< "19 of 33 cards played."
public:
    explicit RecordedTricks(Recorder& recorder);

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
