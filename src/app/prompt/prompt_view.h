// A prompt of the core as plain values for a screen. The score pad, the recorder and the referee desk share
// this type; qml/prompt draws it.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include "app/phrases/fields.h"
#include "referee/game.h"

namespace tafel::app {

struct ChangedAnswer;

/// An option of a prompt.
struct PromptOption {
    VALUE_TYPE(PromptOption, promptOption)
    VALUE_FIELD(int, value); ///< The value of the answer.
    VALUE_FIELD(QString, text);
    VALUE_FIELD(int, seat, -1); ///< The seat of a player; -1 if the option is not a player.
    VALUE_FIELD(int, badge); ///< The colour and shape of the player.
    VALUE_FIELD(QString, suit); ///< The sign of a suit; empty if the option is not a suit.
    VALUE_FIELD(bool, on); ///< The option is chosen.
    VALUE_FIELD(int, place); ///< The position in an order, from 1; otherwise 0.
    VALUE_FIELD(bool, follows); ///< The option is on because of other answers.
    VALUE_FIELD(QString, whyNot);
    VALUE_FIELD(QString, name); ///< The object name of the button; if empty, the value is used.
    VALUE_FIELD(QString, line); ///< The text below the label.
    VALUE_FIELD(QString, hint); ///< Text for screen readers only.
    VALUE_FIELD(QString, icon); ///< "card" for a card slot.
    VALUE_FIELD(QString, card);
};

struct PromptView {
    VALUE_TYPE(PromptView, promptView)
    /// Empty if nothing is asked for; "choice", "several", "order", "number", "worth", "card", "cards",
    /// "lists" of the core; also "yes" (1, or 0 for no) and "count" (a rare number, changed step by step).
    VALUE_FIELD(QString, kind);
    VALUE_FIELD(QString, path); ///< The path of the prompt: "/turned_up", "/powers/jackpot/card".
    VALUE_FIELD(QString, label); ///< The name of the value: "Limit".
    VALUE_FIELD(QString, title); ///< The question to the user.
    VALUE_FIELD(QString, hint);
    VALUE_FIELD(bool, required, true);
    VALUE_FIELD(bool, said); ///< The prompt has an answer.
    VALUE_FIELD(QString, answer); ///< The answer in words.
    VALUE_FIELD(int, lowest);
    VALUE_FIELD(int, highest);
    VALUE_FIELD(int, most); ///< The sum of numbers that add up; otherwise 0.
    /// The entered or derived number; -1 if there is none and negative numbers are not possible.
    VALUE_FIELD(int, number, -1);
    VALUE_FIELD(bool, follows); ///< The number is derived as the remainder.
    VALUE_FIELD(int, seat, -1); ///< The seat that the prompt is about; -1 if there is none.
    VALUE_FIELD(QList<tafel::app::PromptOption>, options);
    VALUE_FIELD(bool, anyCard, true);
    VALUE_FIELD(QStringList, cards); ///< The cards that may be named, unless any card may.
    VALUE_FIELD(QString, whyOthersExcluded);
    VALUE_FIELD(QStringList, chosen); ///< The chosen cards.

    void offer(const PromptOption& option) { options << option; }
};

/// The view with the player names of the match. `badges` are those of its players; without them everybody has
/// that of the seat. Options of a choice keep their order.
PromptView promptView(
    const Prompt& prompt, const Match& match, Language language, const QList<int>& badges = {});

/// As in phrases/answers.h.
QList<ChangedAnswer> changedAnswers(const Match& match, const Standing& standing, const DealEntry& before,
    const DealEntry& after, Language language);

} // namespace tafel::app
