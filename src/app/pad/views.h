// What the screens read: plain values, made anew after every tap. No rule is in here.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

/// A player of the match on the slate and on the paper.
struct SeatView {
    Q_GADGET
    QML_VALUE_TYPE(seatView)
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(int mark MEMBER mark) ///< Colour and shape.
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString side MEMBER side) ///< On the paper: of partners both names.
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int after MEMBER after) ///< The standing that the deal as entered would make; -1: not known.
    /// What the deal as entered would add: pips; of strokes and chips also below 0.
    Q_PROPERTY(int pending MEMBER pending)
    Q_PROPERTY(bool deals MEMBER deals)
    Q_PROPERTY(bool dealsNext MEMBER dealsNext)
    Q_PROPERTY(bool winner MEMBER winner)
    Q_PROPERTY(QString unit MEMBER unit) ///< "victory-points", "points", "penalty-points", "strokes", "chips"
    Q_PROPERTY(bool out MEMBER out) ///< Does not play now.
    Q_PROPERTY(bool plays MEMBER plays) ///< Plays the deal under entry.
    Q_PROPERTY(int marks MEMBER marks) ///< Games lost, chalk on the frame.
    Q_PROPERTY(int full MEMBER full) ///< Chips at the start.
    Q_PROPERTY(QString note MEMBER note) ///< Short tag under the name: "deals", "fewest", "next one loses".
    Q_PROPERTY(QString text MEMBER text) ///< What stands in the field: "95", "10+15", "Match".
    Q_PROPERTY(bool rest MEMBER rest) ///< Filled in by the referee.
    Q_PROPERTY(bool phone MEMBER phone) ///< What stands there a phone has counted.
    Q_PROPERTY(QString source MEMBER source) ///< See `PhoneEntries::sourceOf`.
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(bool changeKnown MEMBER changeKnown)
    Q_PROPERTY(int change MEMBER change) ///< Of the standing, by the deal as entered.
    Q_PROPERTY(QString changeText MEMBER changeText) ///< "+1", "wins"
    Q_PROPERTY(bool isInvalid MEMBER isInvalid) ///< Its number is one of those that are too many together.
    Q_PROPERTY(QString verdict MEMBER verdict) ///< "yes" or "no" of the change; empty: neither.
    Q_PROPERTY(QString character MEMBER character) ///< "RJ"; empty: none.
    Q_PROPERTY(QString power MEMBER power) ///< Its name.
    Q_PROPERTY(QString powerLine MEMBER powerLine) ///< Second line: parameter, or why not, or nothing.
    Q_PROPERTY(QString powerDoes MEMBER powerDoes) ///< What it does, one line.
    Q_PROPERTY(QString powerWhen MEMBER powerWhen) ///< How often and when: "once a deal, before a lead".
    Q_PROPERTY(QString powerClause MEMBER powerClause) ///< What it does, as the rulebook has it.
    Q_PROPERTY(bool powerDecides MEMBER powerDecides) ///< The award can hang on it; others are noted only.
    /// What is asked with it, see `PromptView::kind`; empty: nothing.
    Q_PROPERTY(QString powerKind MEMBER powerKind)
    Q_PROPERTY(bool powerOn MEMBER powerOn)
    Q_PROPERTY(bool powerPossible MEMBER powerPossible)
    Q_PROPERTY(int powerNumber MEMBER powerNumber) ///< What was said with it, with its sign; 0: nothing.
    Q_PROPERTY(QString whyNot MEMBER whyNot) ///< Why the power is not possible, one sentence.
    Q_PROPERTY(QString whyNotClause MEMBER whyNotClause)
public:
    int index = 0, mark = 0;
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

/// Lives as long as the match is open, so that a screen keeps its items; only the view changes.
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

/// What the paper says of its deal before anything is typed.
struct DealHead {
    Q_GADGET
    QML_VALUE_TYPE(dealHead)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString dealer MEMBER dealer) ///< Who deals.
    Q_PROPERTY(QString card MEMBER card) ///< Turned up; empty: not yet.
    Q_PROPERTY(QString trump MEMBER trump)
    Q_PROPERTY(bool recording MEMBER recording) ///< Card by card.
public:
    int number = 0;
    QString dealer = {}, card = {}, trump = {};
    bool recording = false;
};

/// The field that is typed in.
struct FieldView {
    Q_GADGET
    QML_VALUE_TYPE(fieldView)
    Q_PROPERTY(int seat MEMBER seat) ///< -1: none.
    Q_PROPERTY(int value MEMBER value) ///< -1: nothing.
    Q_PROPERTY(QString question MEMBER question) ///< Of its safe zone.
    Q_PROPERTY(QStringList mutedKeys MEMBER mutedKeys)
public:
    int seat = -1, value = -1;
    QString question = {};
    QStringList mutedKeys = {};
};

/// The line under the fields: adds up, missing, too many.
struct RemainderView {
    Q_GADGET
    QML_VALUE_TYPE(remainderView)
    Q_PROPERTY(QString kind MEMBER kind) ///< "yes", "ask", "no"
    Q_PROPERTY(QString text MEMBER text)
public:
    QString kind = {}, text = {};

    bool operator==(const RemainderView&) const = default;
};

/// What is special about a deal before it is entered.
struct Announcement {
    Q_GADGET
    QML_VALUE_TYPE(announcement)
    Q_PROPERTY(QString text MEMBER text) ///< Empty: nothing.
    Q_PROPERTY(QString clause MEMBER clause)
public:
    QString text = {}, clause = {};
};

/// A stretch of the safe zone.
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
