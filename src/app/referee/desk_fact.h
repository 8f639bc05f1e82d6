// The views of the referee desk: its facts and its prompts, as plain values that qml/referee draws.
#pragma once

#include "app/prompt/prompt_view.h"

namespace tafel::app {

/// A card on the table or in a hand, or the slot of the next one.
struct DeskPlace {
    Q_GADGET
    QML_VALUE_TYPE(deskPlace)
    Q_PROPERTY(QString name MEMBER name) ///< The name of the slot: "0", "S8", "add".
    Q_PROPERTY(QString card MEMBER card) ///< Empty if the card is missing or lies `hidden`.
    Q_PROPERTY(bool hidden MEMBER hidden) ///< The card lies face down.
    Q_PROPERTY(QString caption MEMBER caption) ///< The text below the card: its player, or its end of a row.
    Q_PROPERTY(int seat MEMBER seat) ///< The seat of its player; -1 if there is none.
    Q_PROPERTY(int call MEMBER call) ///< The announced value of an X; 0 if there is none.
    /// "yes" or "no": whether the card may be played; empty if it is not known.
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(bool asked MEMBER asked) ///< The card is in question, or expected next.
    Q_PROPERTY(bool leads MEMBER leads)
    Q_PROPERTY(bool winning MEMBER winning)
public:
    QString name = {}, card = {}, caption = {};
    int seat = -1, call = 0;
    QString verdict = {};
    bool hidden = false, asked = false, leads = false, winning = false;

    bool operator==(const DeskPlace&) const = default;
};

/// A row of adjacent cards.
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

/// One fact about the table.
struct DeskFact {
    Q_GADGET
    QML_VALUE_TYPE(deskFact)
    Q_PROPERTY(QString path MEMBER path) ///< The path of the fact for `Desk::tap`: "trick", "hand".
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString hint MEMBER hint) ///< The effect of a tap on one of its cards.
    Q_PROPERTY(QList<tafel::app::DeskPlace> places MEMBER places)
    Q_PROPERTY(QList<tafel::app::DeskRow> rows MEMBER rows)
    Q_PROPERTY(QList<tafel::app::PromptOption> options MEMBER options) ///< A tap opens or changes the option.
    Q_PROPERTY(QList<tafel::app::PromptView> asks MEMBER asks) ///< Prompts that are answered in place.
public:
    QString path = {}, title = {}, hint = {};
    QList<DeskPlace> places = {};
    QList<DeskRow> rows = {};
    QList<PromptOption> options = {};
    QList<PromptView> asks = {};

    bool operator==(const DeskFact&) const = default;
};

/// The open prompt, which is shown instead of the verdict. `kind` is "choice", "card", "character" (a
/// character's power), "asks", or empty if none is open. In `asks` the kind may also be "keys": cards without
/// suits, one tap for each.
struct DeskPick : PromptView {
    Q_GADGET
    QML_VALUE_TYPE(deskPick)
    Q_PROPERTY(QList<tafel::app::PromptView> asks MEMBER asks) ///< Additional prompts.
    Q_PROPERTY(QList<tafel::app::PromptOption> tools MEMBER tools) ///< Actions on the chosen cards.
    Q_PROPERTY(QStringList gone MEMBER gone) ///< Cards that lie elsewhere.
    Q_PROPERTY(QString whyGone MEMBER whyGone)
    Q_PROPERTY(QStringList absent MEMBER absent) ///< Cards that the pack does not have.
    Q_PROPERTY(QString next MEMBER next) ///< The label of the button; empty if there is none.
    Q_PROPERTY(bool goesOn MEMBER goesOn) ///< Another prompt follows.
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

/// A reason of the verdict.
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

/// The verdict under one edition.
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
        QString kind MEMBER kind) ///< "empty" while a fact is missing; `title` and `sentence` then name it.
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(QList<tafel::app::DeskReason> reasons MEMBER reasons)
    Q_PROPERTY(QList<tafel::app::DeskCard> legal MEMBER legal)
    Q_PROPERTY(QList<tafel::app::DeskCard> illegal MEMBER illegal)
    Q_PROPERTY(QList<tafel::app::DeskEdition> editions MEMBER editions) ///< Filled if the editions differ.
    Q_PROPERTY(tafel::app::DeskFact playable MEMBER playable) ///< Its path is empty if nothing is shown.
public:
    QString kind = {}, title = {}, word = {}, sentence = {}, verdict = {};
    QList<DeskReason> reasons = {};
    QList<DeskCard> legal = {}, illegal = {};
    QList<DeskEdition> editions = {};
    DeskFact playable = {};
};

/// The reason why a card cannot be tapped.
struct DeskRefusal {
    Q_GADGET
    QML_VALUE_TYPE(deskRefusal)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString clause MEMBER clause) ///< Empty if no rule forbids it.
public:
    QString text = {}, clause = {};
};

} // namespace tafel::app
