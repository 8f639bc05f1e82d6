// The rows of the recorder: players, cards, tricks, hands, and revokes.
#pragma once

#include "app/phrases/view_rows.h"

namespace tafel::app {

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

/// The cards of one player in a trick: the played one, and those that were rejected.
struct TrickCell {
    VALUE_TYPE(TrickCell, trickCell)
    VALUE_FIELD(QList<tafel::app::RecordedCard>, cards);
};

struct TrickRow {
    VALUE_TYPE(TrickRow, trickRow)
    VALUE_FIELD(int, number); ///< 0 for an annulled trick.
    VALUE_FIELD(bool, annulled);
    VALUE_FIELD(QList<tafel::app::TrickCell>, cells);
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

/// A revoke with the clause that forbids it.
struct RevokeRow : tafel::app::ReasonRow { // The QML tools need the qualified name.
    VALUE_TYPE(RevokeRow, revokeRow)
    VALUE_FIELD(QString, bold);
    VALUE_FIELD(QString, why);
    VALUE_FIELD(QString, effect); ///< The effect of the house rule.
};

/// A resolution with the clause about it.
struct RevokeResolutionRow : tafel::app::ReasonRow { // The QML tools need the qualified name.
    VALUE_TYPE(RevokeResolutionRow, revokeResolutionRow)
    VALUE_FIELD(QString, way); ///< "take-back", "stand", "annul", "points"
    VALUE_FIELD(QString, title);
};

} // namespace tafel::app
