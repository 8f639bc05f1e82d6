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

/// One thing that the table knows.
struct DeskFact {
    Q_GADGET
    QML_VALUE_TYPE(deskFact)
    Q_PROPERTY(QString path MEMBER path) ///< What it is: "trick", "hand"; as `Desk::tap` takes it.
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString hint MEMBER hint) ///< What a tap on one of its cards does.
    Q_PROPERTY(QVariantList places MEMBER places) ///< Of `DeskPlace`.
    Q_PROPERTY(QVariantList rows MEMBER rows) ///< Laid side by side: {suit, cards, asked}.
    Q_PROPERTY(QVariantList options MEMBER options) ///< Of `PromptOption`: a tap opens or changes it.
    Q_PROPERTY(QVariantList asks MEMBER asks) ///< Of `PromptView`: answered where they stand.
public:
    QString path = {}, title = {}, hint = {};
    QVariantList places = {}, rows = {}, options = {}, asks = {};

    bool operator==(const DeskFact&) const = default;
};

/// What is tapped in place of the answer. `kind`: "choice", "card", "character" (whose power), "asks"; empty:
/// nothing. Of its `asks` the kind may be "keys", too: cards without suits, one tap each.
struct DeskPick : PromptView {
    Q_GADGET
    QML_VALUE_TYPE(deskPick)
    Q_PROPERTY(QVariantList asks MEMBER asks) ///< Of `PromptView`: what is asked besides.
    Q_PROPERTY(QVariantList tools MEMBER tools) ///< Of `PromptOption`: what is done to what was tapped.
    Q_PROPERTY(QStringList gone MEMBER gone) ///< Cards that are elsewhere.
    Q_PROPERTY(QString whyGone MEMBER whyGone)
    Q_PROPERTY(QStringList absent MEMBER absent) ///< Cards that are not in the pack.
    Q_PROPERTY(QString next MEMBER next) ///< What the button says; empty: there is none.
    Q_PROPERTY(bool goesOn MEMBER goesOn) ///< Something else is tapped then.
public:
    QVariantList asks = {}, tools = {};
    QStringList gone = {};
    QString whyGone = {};
    QStringList absent = {};
    QString next = {};
    bool goesOn = false;

    bool operator==(const DeskPick&) const = default;
};

} // namespace tafel::app
