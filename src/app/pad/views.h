// The views of the score pad: plain values that are rebuilt after every tap. They contain no rules.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/fields.h"

namespace tafel::app {

/// A player of the match on the slate and in the entry panel.
struct SeatView {
    VALUE_TYPE(SeatView, seatView)
    VALUE_FIELD(int, index);
    VALUE_FIELD(int, badge); ///< Index of colour and shape.
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, side); ///< The names of both partners, shown in the entry panel.
    VALUE_FIELD(int, total);
    VALUE_FIELD(int, after, -1); ///< The standing after the current draft; -1 if it is not known.
    /// The points that the current draft would add, shown as pips. Strokes and chips may be negative.
    VALUE_FIELD(int, pending);
    VALUE_FIELD(bool, deals);
    VALUE_FIELD(bool, dealsNext);
    VALUE_FIELD(bool, winner);
    VALUE_FIELD(QString, unit); ///< "victory-points", "points", "penalty-points", "strokes", "chips"
    VALUE_FIELD(bool, out); ///< The player is out and does not play now.
    VALUE_FIELD(bool, plays, true); ///< The player takes part in the deal under entry.
    VALUE_FIELD(int, marks); ///< Games lost, shown as chalk marks on the frame.
    VALUE_FIELD(QString, lost); ///< "2 games lost"; empty for none.
    VALUE_FIELD(int, full); ///< Chips at the start.
    VALUE_FIELD(QString, note); ///< Short tag under the name: "deals", "fewest", "next one loses".
    VALUE_FIELD(QString, text); ///< The contents of the field: "95", "10+15", "Match".
    VALUE_FIELD(bool, phone); ///< The value was counted by a phone.
    VALUE_FIELD(QString, source); ///< See `PhoneEntries::sourceOf`.
    VALUE_FIELD(bool, rest); ///< The value was derived by the referee.
    VALUE_FIELD(bool, active);
    VALUE_FIELD(bool, isInvalid); ///< The number is one of those whose sum is too high.
    /// The change of the standing by the current draft: "+1", "wins"; empty if it is not known.
    VALUE_FIELD(QString, changeText);
    VALUE_FIELD(QString, verdict); ///< "yes" or "no" for the change; empty for neither.
    VALUE_FIELD(QString, power); ///< The name of the power.
    /// The second line: a parameter or the reason against the power; may be empty.
    VALUE_FIELD(QString, powerLine);
    VALUE_FIELD(QString, powerDoes); ///< The effect of the power in one line.
    /// The number of uses and their time: "once a deal, before a lead".
    VALUE_FIELD(QString, powerWhen);
    VALUE_FIELD(QString, powerClause); ///< The clause that states the effect.
    /// The kind of the power's prompt, see `PromptView::kind`; empty without a prompt.
    VALUE_FIELD(QString, powerKind);
    /// The award can depend on the power; other powers are only noted.
    VALUE_FIELD(bool, powerDecides);
    VALUE_FIELD(bool, powerOn);
    /// The number entered with the power, with its sign; 0 if there is none.
    VALUE_FIELD(int, powerNumber);
    /// Why the power is not possible, as one sentence; empty if it is, or if it is on.
    VALUE_FIELD(QString, whyNot);
    VALUE_FIELD(QString, whyNotClause);
};

/// A seat lives as long as the score pad, so that a screen keeps its items. Only the view changes.
class Seat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the score pad owns its seats")
    MODEL_FIELD(tafel::app::SeatView, view);

public:
    using QObject::QObject;
    void set(const SeatView& view)
    {
        if (view == m_view)
            return;
        m_view = view;
        Q_EMIT changed();
    }
Q_SIGNALS:
    void changed();
};

/// The header of the deal in the entry panel.
struct DealHead {
    VALUE_TYPE(DealHead, dealHead)
    VALUE_FIELD(int, number);
    VALUE_FIELD(QString, name); ///< "deal 7"
    VALUE_FIELD(QString, title); ///< "Deal 7"
    VALUE_FIELD(QString, dealer);
    VALUE_FIELD(bool, dealerFollows); ///< The dealer follows from an order, and may be another one for once.
    VALUE_FIELD(QString, card); ///< The turned-up card; empty before it is chosen.
    VALUE_FIELD(QString, trump);
    VALUE_FIELD(bool, recording); ///< The deal is recorded card by card.
};

/// The active field.
struct FieldView {
    VALUE_TYPE(FieldView, fieldView)
    VALUE_FIELD(int, seat, -1); ///< -1 if there is none.
    VALUE_FIELD(int, value, -1); ///< -1 without a value.
    VALUE_FIELD(QString, question); ///< The question of the safe zone.
    VALUE_FIELD(QStringList, mutedKeys);
};

/// The line under the fields: the numbers add up, points are missing, or there are too many.
struct RemainderView {
    VALUE_TYPE(RemainderView, remainderView)
    VALUE_FIELD(QString, kind); ///< "yes", "ask", "no"
    VALUE_FIELD(QString, text);
};

/// A range of the safe zone.
struct ZoneStretch {
    VALUE_TYPE(ZoneStretch, zoneStretch)
    VALUE_FIELD(int, from);
    VALUE_FIELD(int, to);
    VALUE_FIELD(QString, kind); ///< "certain", "open", "nothing", "wins"
    VALUE_FIELD(QString, word); ///< The kind in the language of the screen.
};

} // namespace tafel::app
