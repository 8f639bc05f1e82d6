// A prompt of the core as plain values for a screen. The score pad, the recorder and the referee desk share
// this type; qml/prompt draws it.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "referee/game.h"

namespace tafel::app {

struct ChangedAnswer;

/// An option of a prompt.
struct PromptOption {
    Q_GADGET
    QML_VALUE_TYPE(promptOption)
    Q_PROPERTY(int value MEMBER value) ///< The value of the answer.
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int seat MEMBER seat) ///< The seat of a player; -1 if the option is not a player.
    Q_PROPERTY(QString suit MEMBER suit) ///< The sign of a suit; empty if the option is not a suit.
    Q_PROPERTY(bool on MEMBER on) ///< The option is chosen.
    Q_PROPERTY(int place MEMBER place) ///< The position in an order, from 1; otherwise 0.
    Q_PROPERTY(bool follows MEMBER follows) ///< The option is on because of other answers.
    Q_PROPERTY(QString whyNot MEMBER whyNot)
    Q_PROPERTY(QString name MEMBER name) ///< The object name of the button; if empty, the value is used.
    Q_PROPERTY(QString line MEMBER line) ///< The text below the label.
    Q_PROPERTY(QString hint MEMBER hint) ///< Text for screen readers only.
    Q_PROPERTY(QString icon MEMBER icon) ///< "card" for a card slot.
    Q_PROPERTY(QString card MEMBER card)
public:
    int value = 0;
    QString text = {};
    int seat = -1;
    QString suit = {};
    bool on = false;
    int place = 0;
    bool follows = false;
    QString whyNot = {}, name = {}, line = {}, hint = {}, icon = {}, card = {};

    bool operator==(const PromptOption&) const = default;
};

struct PromptView {
    Q_GADGET
    QML_VALUE_TYPE(promptView)
    /// Empty if nothing is asked for; "choice", "several", "order", "number", "worth", "card", "cards",
    /// "lists" of the core; also "yes" (1, or 0 for no) and "count" (a rare number, changed step by step).
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString path MEMBER path) ///< The path of the prompt: "/turned_up", "/powers/jackpot/card".
    Q_PROPERTY(QString label MEMBER label) ///< The name of the value: "Limit".
    Q_PROPERTY(QString title MEMBER title) ///< The question to the user.
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QString clause MEMBER clause) ///< The clause that explains the prompt; empty if there is none.
    Q_PROPERTY(bool required MEMBER required)
    Q_PROPERTY(bool said MEMBER said) ///< The prompt has an answer.
    Q_PROPERTY(QString answer MEMBER answer) ///< The answer in words.
    Q_PROPERTY(int lowest MEMBER lowest)
    Q_PROPERTY(int highest MEMBER highest)
    Q_PROPERTY(int most MEMBER most) ///< The sum of numbers that add up; otherwise 0.
    /// The entered or derived number; -1 if there is none and negative numbers are not possible.
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool follows MEMBER follows) ///< The number is derived as the remainder.
    Q_PROPERTY(int seat MEMBER seat) ///< The seat that the prompt is about; -1 if there is none.
    Q_PROPERTY(QList<tafel::app::PromptOption> options MEMBER options)
    Q_PROPERTY(bool anyCard MEMBER anyCard)
    Q_PROPERTY(QStringList cards MEMBER cards) ///< The cards that may be named, unless any card may.
    Q_PROPERTY(QString whyOthersExcluded MEMBER whyOthersExcluded)
    Q_PROPERTY(QStringList chosen MEMBER chosen) ///< The chosen cards.
public:
    QString kind = {}, path = {}, label = {}, title = {}, hint = {}, clause = {};
    bool required = true, said = false;
    QString answer = {};
    int lowest = 0, highest = 0, most = 0, number = -1;
    bool follows = false;
    int seat = -1;
    QList<PromptOption> options = {};
    bool anyCard = true;
    QStringList cards = {};
    QString whyOthersExcluded = {};
    QStringList chosen = {};

    void offer(const PromptOption& option) { options << option; }
    bool operator==(const PromptView&) const = default;
};

/// All suits by their signs; `said` is the chosen one.
QList<PromptOption> suitOptions(Pack pack, std::optional<Suit> said, Language language);

/// The view with the player names of the match. Options of a choice keep their order.
PromptView promptView(const Prompt& prompt, const Match& match, Language language);

/// The differences between two entries of a deal in numbers. `standing` is the standing before the deal.
QList<ChangedAnswer> changedAnswers(const Match& match, const Standing& standing, const DealEntry& before,
    const DealEntry& after, Language language);

} // namespace tafel::app
