// What a desk shows of the table, and what it asks to be tapped: plain values, drawn by qml/referee.
#pragma once

#include "app/prompt/prompt_view.h"

namespace tafel::app {

/// A card on the table or in a hand, or the place of the next one.
struct DeskPlace {
    Q_GADGET
    QML_VALUE_TYPE(deskPlace)
    Q_PROPERTY(QString name MEMBER name) ///< Of its place: "0", "S8", "add".
    Q_PROPERTY(QString card MEMBER card) ///< Empty: it is not there yet, or lies `hidden`.
    Q_PROPERTY(bool hidden MEMBER hidden) ///< It lies face down.
    Q_PROPERTY(QString caption MEMBER caption) ///< Below it: its player, or its end of a row.
    Q_PROPERTY(int seat MEMBER seat) ///< Of its player; -1: nobody's.
    Q_PROPERTY(int call MEMBER call) ///< What an X is called; 0: nothing.
    Q_PROPERTY(QString mark MEMBER mark) ///< "yes", "no": whether it may be played; empty: not known.
    Q_PROPERTY(bool asked MEMBER asked) ///< In question, or waited for.
    Q_PROPERTY(bool leads MEMBER leads)
    Q_PROPERTY(bool winning MEMBER winning)
public:
    QString name = {}, card = {}, caption = {};
    int seat = -1, call = 0;
    QString mark = {};
    bool hidden = false, asked = false, leads = false, winning = false;

    bool operator==(const DeskPlace&) const = default;
};

/// Cards that are laid side by side.
struct DeskRow {
    Q_GADGET
    QML_VALUE_TYPE(deskRow)
    Q_PROPERTY(QString suit MEMBER suit)
    Q_PROPERTY(QStringList cards MEMBER cards)
    Q_PROPERTY(bool asked MEMBER asked)
public:
    QString suit = {};
    QStringList cards = {};
    bool asked = false;

    bool operator==(const DeskRow&) const = default;
};

/// One thing that the table knows.
struct DeskFact {
    Q_GADGET
    QML_VALUE_TYPE(deskFact)
    Q_PROPERTY(QString path MEMBER path) ///< What it is: "trick", "hand"; as `Desk::tap` takes it.
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString hint MEMBER hint) ///< What a tap on one of its cards does.
    Q_PROPERTY(QList<tafel::app::DeskPlace> places MEMBER places)
    Q_PROPERTY(QList<tafel::app::DeskRow> rows MEMBER rows)
    Q_PROPERTY(QList<tafel::app::PromptOption> options MEMBER options) ///< A tap opens or changes it.
    Q_PROPERTY(QList<tafel::app::PromptView> asks MEMBER asks) ///< Answered where they stand.
public:
    QString path = {}, title = {}, hint = {};
    QList<DeskPlace> places = {};
    QList<DeskRow> rows = {};
    QList<PromptOption> options = {};
    QList<PromptView> asks = {};

    bool operator==(const DeskFact&) const = default;
};

/// What is tapped in place of the answer. `kind`: "choice", "card", "character" (whose power), "asks"; empty:
/// nothing. Of its `asks` the kind may be "keys", too: cards without suits, one tap each.
struct DeskPick : PromptView {
    Q_GADGET
    QML_VALUE_TYPE(deskPick)
    Q_PROPERTY(QList<tafel::app::PromptView> asks MEMBER asks) ///< What is asked besides.
    Q_PROPERTY(QList<tafel::app::PromptOption> tools MEMBER tools) ///< What is done to what was tapped.
    Q_PROPERTY(QStringList gone MEMBER gone) ///< Cards that are elsewhere.
    Q_PROPERTY(QString whyGone MEMBER whyGone)
    Q_PROPERTY(QStringList absent MEMBER absent) ///< Cards that are not in the pack.
    Q_PROPERTY(QString next MEMBER next) ///< What the button says; empty: there is none.
    Q_PROPERTY(bool goesOn MEMBER goesOn) ///< Something else is tapped then.
public:
    QList<PromptView> asks = {};
    QList<PromptOption> tools = {};
    QStringList gone = {};
    QString whyGone = {};
    QStringList absent = {};
    QString next = {};
    bool goesOn = false;

    bool operator==(const DeskPick&) const = default;
};

/// Why the referee says so.
struct DeskReason {
    Q_GADGET
    QML_VALUE_TYPE(deskReason)
    Q_PROPERTY(QString kind MEMBER kind) ///< "yes", "no"
    Q_PROPERTY(QString bold MEMBER bold)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString clause MEMBER clause)
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(bool interpretation MEMBER interpretation)
    Q_PROPERTY(QString ruling MEMBER ruling)
public:
    QString kind = {}, bold = {}, text = {}, clause = {}, source = {};
    bool interpretation = false;
    QString ruling = {};

    bool operator==(const DeskReason&) const = default;
};

/// A card that the verdict names.
struct DeskCard {
    Q_GADGET
    QML_VALUE_TYPE(deskCard)
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString why MEMBER why)
public:
    QString card = {}, why = {};

    bool operator==(const DeskCard&) const = default;
};

/// What an edition says to it.
struct DeskEdition {
    Q_GADGET
    QML_VALUE_TYPE(deskEdition)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool yours MEMBER yours)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(QString source MEMBER source)
public:
    QString name = {};
    bool yours = false;
    QString kind = {}, word = {}, source = {};

    bool operator==(const DeskEdition&) const = default;
};

struct DeskVerdict {
    Q_GADGET
    QML_VALUE_TYPE(deskVerdict)
    Q_PROPERTY(
        QString kind MEMBER kind) ///< "empty": something is missing yet, as `title` and `sentence` say.
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(QList<tafel::app::DeskReason> reasons MEMBER reasons)
    Q_PROPERTY(QList<tafel::app::DeskCard> legal MEMBER legal)
    Q_PROPERTY(QList<tafel::app::DeskCard> illegal MEMBER illegal)
    Q_PROPERTY(QList<tafel::app::DeskEdition> editions MEMBER editions) ///< Where they differ.
    Q_PROPERTY(tafel::app::DeskFact playable MEMBER playable) ///< Without a path: nothing is to be shown.
public:
    QString kind = {}, title = {}, word = {}, sentence = {}, verdict = {};
    QList<DeskReason> reasons = {};
    QList<DeskCard> legal = {}, illegal = {};
    QList<DeskEdition> editions = {};
    DeskFact playable = {};
};

/// Why a card cannot be tapped.
struct DeskRefusal {
    Q_GADGET
    QML_VALUE_TYPE(deskRefusal)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString clause MEMBER clause) ///< Empty: no rule says so.
public:
    QString text = {}, clause = {};
};

} // namespace tafel::app
