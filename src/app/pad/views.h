// The views of the score pad: plain values that are rebuilt after every tap. They contain no rules.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

/// A player of the match on the slate and in the entry panel.
struct SeatView {
    Q_GADGET
    QML_VALUE_TYPE(seatView)
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(int badge MEMBER badge) ///< Index of colour and shape.
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString side MEMBER side) ///< The names of both partners, shown in the entry panel.
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int after MEMBER after) ///< The standing after the current draft; -1 if it is not known.
    /// The points that the current draft would add, shown as pips. Strokes and chips may be negative.
    Q_PROPERTY(int pending MEMBER pending)
    Q_PROPERTY(bool deals MEMBER deals)
    Q_PROPERTY(bool dealsNext MEMBER dealsNext)
    Q_PROPERTY(bool winner MEMBER winner)
    Q_PROPERTY(QString unit MEMBER unit) ///< "victory-points", "points", "penalty-points", "strokes", "chips"
    Q_PROPERTY(bool out MEMBER out) ///< The player is out and does not play now.
    Q_PROPERTY(bool plays MEMBER plays) ///< The player takes part in the deal under entry.
    Q_PROPERTY(int marks MEMBER marks) ///< Games lost, shown as chalk marks on the frame.
    Q_PROPERTY(int full MEMBER full) ///< Chips at the start.
    Q_PROPERTY(QString note MEMBER note) ///< Short tag under the name: "deals", "fewest", "next one loses".
    Q_PROPERTY(QString text MEMBER text) ///< The contents of the field: "95", "10+15", "Match".
    Q_PROPERTY(bool rest MEMBER rest) ///< The value was derived by the referee.
    Q_PROPERTY(bool phone MEMBER phone) ///< The value was counted by a phone.
    Q_PROPERTY(QString source MEMBER source) ///< See `PhoneEntries::sourceOf`.
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(bool changeKnown MEMBER changeKnown)
    Q_PROPERTY(int change MEMBER change) ///< Change of the standing by the current draft.
    Q_PROPERTY(QString changeText MEMBER changeText) ///< "+1", "wins"
    Q_PROPERTY(bool isInvalid MEMBER isInvalid) ///< The number is one of those whose sum is too high.
    Q_PROPERTY(QString verdict MEMBER verdict) ///< "yes" or "no" for the change; empty for neither.
    Q_PROPERTY(QString character MEMBER character) ///< "RJ"; empty if there is none.
    Q_PROPERTY(QString power MEMBER power) ///< The name of the power.
    /// The second line: a parameter or the reason against the power; may be empty.
    Q_PROPERTY(QString powerLine MEMBER powerLine)
    Q_PROPERTY(QString powerDoes MEMBER powerDoes) ///< The effect of the power in one line.
    /// The number of uses and their time: "once a deal, before a lead".
    Q_PROPERTY(QString powerWhen MEMBER powerWhen)
    Q_PROPERTY(QString powerClause MEMBER powerClause) ///< The clause that states the effect.
    /// The award can depend on the power; other powers are only noted.
    Q_PROPERTY(bool powerDecides MEMBER powerDecides)
    /// The kind of the power's prompt, see `PromptView::kind`; empty without a prompt.
    Q_PROPERTY(QString powerKind MEMBER powerKind)
    Q_PROPERTY(bool powerOn MEMBER powerOn)
    Q_PROPERTY(bool powerPossible MEMBER powerPossible)
    /// The number entered with the power, with its sign; 0 if there is none.
    Q_PROPERTY(int powerNumber MEMBER powerNumber)
    Q_PROPERTY(QString whyNot MEMBER whyNot) ///< Why the power is not possible, as one sentence.
    Q_PROPERTY(QString whyNotClause MEMBER whyNotClause)
public:
    int index = 0, badge = 0;
    QString name = {}, side = {};
    int total = 0, after = -1, pending = 0;
    bool deals = false, dealsNext = false, winner = false;
    QString unit = {};
    bool out = false, plays = true;
    int marks = 0, full = 0;
    QString note = {};
    QString text = {};
    bool phone = false;
    QString source = {};
    bool rest = false, active = false, changeKnown = false, isInvalid = false;
    int change = 0;
    QString changeText = {}, verdict = {}, character = {}, power = {}, powerLine = {}, powerDoes = {},
            powerWhen = {}, powerClause = {}, powerKind = {};
    bool powerDecides = false, powerOn = false, powerPossible = false;
    int powerNumber = 0;
    QString whyNot = {}, whyNotClause = {};

    bool operator==(const SeatView&) const = default;
};

/// A seat lives as long as the match is open, so that a screen keeps its items. Only the view changes.
class Seat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the score pad makes its seats")
    Q_PROPERTY(tafel::app::SeatView view READ view NOTIFY changed)
public:
    using QObject::QObject;
    const SeatView& view() const { return m_view; }
    void set(const SeatView& view)
    {
        if (view == m_view)
            return;
        m_view = view;
        Q_EMIT changed();
    }
Q_SIGNALS:
    void changed();

private:
    SeatView m_view;
};

/// The header of the deal in the entry panel.
struct DealHead {
    Q_GADGET
    QML_VALUE_TYPE(dealHead)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString dealer MEMBER dealer)
    Q_PROPERTY(QString card MEMBER card) ///< The turned-up card; empty before it is chosen.
    Q_PROPERTY(QString trump MEMBER trump)
    Q_PROPERTY(bool recording MEMBER recording) ///< The deal is recorded card by card.
public:
    int number = 0;
    QString dealer = {}, card = {}, trump = {};
    bool recording = false;
};

/// The active field.
struct FieldView {
    Q_GADGET
    QML_VALUE_TYPE(fieldView)
    Q_PROPERTY(int seat MEMBER seat) ///< -1 if there is none.
    Q_PROPERTY(int value MEMBER value) ///< -1 without a value.
    Q_PROPERTY(QString question MEMBER question) ///< The question of the safe zone.
    Q_PROPERTY(QStringList mutedKeys MEMBER mutedKeys)
public:
    int seat = -1, value = -1;
    QString question = {};
    QStringList mutedKeys = {};
};

/// The line under the fields: the numbers add up, points are missing, or there are too many.
struct RemainderView {
    Q_GADGET
    QML_VALUE_TYPE(remainderView)
    Q_PROPERTY(QString kind MEMBER kind) ///< "yes", "ask", "no"
    Q_PROPERTY(QString text MEMBER text)
public:
    QString kind = {}, text = {};

    bool operator==(const RemainderView&) const = default;
};

/// A special situation before the deal.
struct Announcement {
    Q_GADGET
    QML_VALUE_TYPE(announcement)
    Q_PROPERTY(QString text MEMBER text) ///< Empty if there is none.
    Q_PROPERTY(QString clause MEMBER clause)
public:
    QString text = {}, clause = {};
};

/// A range of the safe zone.
struct ZoneStretch {
    Q_GADGET
    QML_VALUE_TYPE(zoneStretch)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(QString kind MEMBER kind) ///< "certain", "open", "nothing", "wins"
public:
    int from = 0, to = 0;
    QString kind = {};

    bool operator==(const ZoneStretch&) const = default;
};

} // namespace tafel::app
