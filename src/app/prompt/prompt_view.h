// A question of the core as a screen draws it: plain values. One shape for the score pad, the recorder and
// the referee desk; qml/prompt draws it.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "referee/game.h"

namespace tafel::app {

struct ChangedAnswer;

/// An answer that may be given, or may not.
struct PromptOption {
    Q_GADGET
    QML_VALUE_TYPE(promptOption)
    Q_PROPERTY(int value MEMBER value) ///< What is answered by it.
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int seat MEMBER seat) ///< Of a player; -1: of nobody.
    Q_PROPERTY(QString suit MEMBER suit) ///< Its sign; empty: it is no suit.
    Q_PROPERTY(bool on MEMBER on) ///< It was said.
    Q_PROPERTY(int place MEMBER place) ///< Of an order: as which one, from 1; else 0.
    Q_PROPERTY(bool follows MEMBER follows) ///< It is on because of what else was said.
    Q_PROPERTY(QString whyNot MEMBER whyNot)
    Q_PROPERTY(QString name MEMBER name) ///< Of its button; empty: its value.
    Q_PROPERTY(QString line MEMBER line) ///< Below the text.
    Q_PROPERTY(QString hint MEMBER hint) ///< Read out, not shown.
    Q_PROPERTY(QString icon MEMBER icon) ///< "card": the place of a card.
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
    /// "": nothing is asked; "choice", "several", "order", "number", "worth", "card", "cards", "lists";
    /// beside the core also "yes" (1, or 0: no) and "count" (a rare number, step by step).
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString path MEMBER path) ///< Which question it is: "/turned_up", "/powers/jackpot/card".
    Q_PROPERTY(QString label MEMBER label) ///< What it is called: "Limit".
    Q_PROPERTY(QString title MEMBER title) ///< The question.
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QString clause MEMBER clause) ///< Why it is asked; empty: no rule says so.
    Q_PROPERTY(bool required MEMBER required)
    Q_PROPERTY(bool said MEMBER said) ///< It was answered.
    Q_PROPERTY(QString answer MEMBER answer) ///< What was said, in words.
    Q_PROPERTY(int lowest MEMBER lowest)
    Q_PROPERTY(int highest MEMBER highest)
    Q_PROPERTY(int most MEMBER most) ///< Where numbers add up: all of them together; else 0.
    Q_PROPERTY(int number MEMBER number) ///< That was said or follows; -1: none, where none below 0 may be.
    Q_PROPERTY(bool follows MEMBER follows) ///< The number was not said: it is what is left.
    Q_PROPERTY(int seat MEMBER seat) ///< Whom it is about; -1: nobody.
    Q_PROPERTY(QList<tafel::app::PromptOption> options MEMBER options)
    Q_PROPERTY(bool anyCard MEMBER anyCard)
    Q_PROPERTY(QStringList cards MEMBER cards) ///< That may be named, unless any may.
    Q_PROPERTY(QString whyOthersExcluded MEMBER whyOthersExcluded)
    Q_PROPERTY(QStringList chosen MEMBER chosen) ///< Cards that were said.
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

/// All suits, by their signs; `said`: the one that was chosen.
QList<PromptOption> suitOptions(Pack pack, std::optional<Suit> said, Language language);

/// With the names of the match; the options of a choice in their order.
PromptView promptView(const Prompt& prompt, const Match& match, Language language);

/// What differs between two entries of a deal in numbers. `standing`: before the deal.
QList<ChangedAnswer> changedAnswers(const Match& match, const Standing& standing, const DealEntry& before,
    const DealEntry& after, Language language);

} // namespace tafel::app
