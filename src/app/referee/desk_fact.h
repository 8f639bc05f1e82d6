// The views of the referee desk: its facts and its prompts, as plain values that qml/referee draws.
#pragma once

#include "app/phrases/view_rows.h"
#include "app/prompt/prompt_view.h"

namespace tafel::app {

/// A card on the table or in a hand, or the slot of the next one.
struct DeskPlace {
    VALUE_TYPE(DeskPlace, deskPlace)
    VALUE_FIELD(QString, name); ///< The name of the slot: "0", "S8", "add".
    VALUE_FIELD(QString, card); ///< Empty if the card is missing or lies `hidden`.
    VALUE_FIELD(QString, caption); ///< The text below the card: its player, or its end of a row.
    VALUE_FIELD(int, badge, -1); ///< The colour and shape of its player; -1 if there is none.
    VALUE_FIELD(int, call); ///< The announced value of an X; 0 if there is none.
    /// "yes" or "no": whether the card may be played; empty if it is not known.
    VALUE_FIELD(QString, verdict);
    VALUE_FIELD(bool, hidden); ///< The card lies face down.
    VALUE_FIELD(bool, asked); ///< The card is in question, or expected next.
    VALUE_FIELD(bool, leads);
    VALUE_FIELD(bool, winning);
};

/// A row of adjacent cards.
struct DeskRow {
    VALUE_TYPE(DeskRow, deskRow)
    VALUE_FIELD(QString, suit);
    VALUE_FIELD(QStringList, cards);
    VALUE_FIELD(bool, asked);
};

struct DeskFact {
    VALUE_TYPE(DeskFact, deskFact)
    VALUE_FIELD(QString, path); ///< The path of the fact for `Desk::tap`: "trick", "hand".
    VALUE_FIELD(QString, title);
    VALUE_FIELD(QString, hint); ///< The effect of a tap on one of its cards.
    VALUE_FIELD(QList<tafel::app::DeskPlace>, places);
    VALUE_FIELD(QList<tafel::app::DeskRow>, rows);
    VALUE_FIELD(QList<tafel::app::PromptOption>, options); ///< A tap opens or changes the option.
    VALUE_FIELD(QList<tafel::app::PromptView>, asks); ///< Prompts that are answered in place.
};

/// The open prompt, which is shown instead of the verdict. `kind` is "choice", "card", "character" (a
/// character's power), "asks", or empty if none is open. In `asks` the kind may also be "keys": cards without
/// suits, one tap for each.
struct DeskPick : tafel::app::PromptView { // The QML tools need the qualified name.
    VALUE_TYPE(DeskPick, deskPick)
    VALUE_FIELD(QList<tafel::app::PromptView>, asks); ///< Additional prompts.
    VALUE_FIELD(QList<tafel::app::PromptOption>, tools); ///< Actions on the chosen cards.
    VALUE_FIELD(QStringList, gone); ///< Cards that lie elsewhere.
    VALUE_FIELD(QString, whyGone);
    VALUE_FIELD(QString, next); ///< The label of the button; empty if there is none.
    VALUE_FIELD(bool, goesOn); ///< Another prompt follows.
};

struct DeskReason : tafel::app::ReasonRow { // The QML tools need the qualified name.
    VALUE_TYPE(DeskReason, deskReason)
    VALUE_FIELD(QString, bold);
    VALUE_FIELD(QString, ruling);
};

struct DeskCard {
    VALUE_TYPE(DeskCard, deskCard)
    VALUE_FIELD(QString, card);
    VALUE_FIELD(QString, why);
};

/// The verdict under one edition.
struct DeskEdition {
    VALUE_TYPE(DeskEdition, deskEdition)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(bool, yours);
    VALUE_FIELD(QString, kind);
    VALUE_FIELD(QString, word);
    VALUE_FIELD(QString, source);
};

struct DeskVerdict {
    VALUE_TYPE(DeskVerdict, deskVerdict)
    VALUE_FIELD(QString, kind); ///< "empty" while a fact is missing; `title` and `sentence` then name it.
    VALUE_FIELD(QString, title);
    VALUE_FIELD(QString, word);
    VALUE_FIELD(QString, sentence);
    VALUE_FIELD(QString, whyNotRecord); ///< Empty if the dispute can be recorded.
    VALUE_FIELD(QList<tafel::app::DeskReason>, reasons);
    VALUE_FIELD(QStringList, legal); ///< Cards.
    VALUE_FIELD(QList<tafel::app::DeskCard>, illegal);
    VALUE_FIELD(QList<tafel::app::DeskEdition>, editions); ///< Filled if the editions differ.
    VALUE_FIELD(tafel::app::DeskFact, playable); ///< Its path is empty if nothing is shown.
};

} // namespace tafel::app
