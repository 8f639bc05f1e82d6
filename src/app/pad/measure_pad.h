// The entry panel of a contract or a round. It shows the referee's prompts and knows no rules: every tap
// answers a prompt, and the core determines its effect on the deal.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/pad/views.h"
#include "app/phrases/fields.h"
#include "app/phrases/phrases.h"
#include "app/prompt/prompt_view.h"
#include "referee/game.h"

namespace tafel::app {

class DealUnderEntry;

/// A contract that may be due.
struct DueContract {
    VALUE_TYPE(DueContract, dueContract)
    VALUE_FIELD(QString, id);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, line);
    VALUE_FIELD(QString, state); ///< "due", "played", "later"
    VALUE_FIELD(QString, by); ///< The player who dealt it last.
    VALUE_FIELD(QString, clause); ///< The clause with its rule.
};

class MeasurePad : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the score pad owns it")
    MODEL_GETTER(QString, title); ///< "Deal 3", "Deal 16: Lorum", "Round 4"
    MODEL_GETTER(QString, situation); ///< "Round 1 · Cora is King"
    NOTIFIED_FIELD(contractsChanged, QList<tafel::app::DueContract>, contracts);
    /// The chosen contract; empty if none is chosen.
    MODEL_FIELD(QString, contract);
    MODEL_GETTER(bool, chooses) { return form().chooses; } ///< Whether several contracts are due.
    /// "count", "takes", … or "chips"; empty without a contract.
    MODEL_GETTER(QString, kind) { return qt(measure().id); }
    /// The panel that asks for it, see `MeasureForm`.
    MODEL_GETTER(QString, panel) { return qt(measure().panel); }
    MODEL_GETTER(QString, noun); ///< "Tricks", "Hearts"
    /// The prompts in the order of the match file.
    MODEL_FIELD(QList<tafel::app::PromptView>, asks);
    MODEL_GETTER(QStringList, awards); ///< The award for each seat; empty if it is not known.
    MODEL_FIELD(tafel::app::RemainderView, remainder);
    /// Progress of the takes that are asked for together with a count.
    MODEL_GETTER(tafel::app::RemainderView, takesProgress);
    /// The next missing answer; empty if the entry is complete.
    MODEL_GETTER(QString, missing);
    /// Path of the number being typed; empty if there is none.
    MODEL_GETTER(QString, active) { return QString::fromStdString(m_active); }
    MODEL_GETTER(QStringList, mutedKeys);
    /// Selected cards of the trick being entered.
    MODEL_FIELD(QStringList, selected);
    /// The chips of a round, one line for each seat: "2 chips → 1".
    MODEL_FIELD(QStringList, chips);
    MODEL_GETTER(QString, consequenceText); ///< The consequence of the round.
public:
    MeasurePad(DealUnderEntry& pad, QObject* parent);

    Q_INVOKABLE void chooseContract(const QString& id);
    /// Answers a prompt with a value. Repeating the same answer removes it.
    Q_INVOKABLE void respond(const QString& path, int value);
    Q_INVOKABLE void focus(const QString& path);
    Q_INVOKABLE void key(const QString& key); ///< "0" … "9", "back"
    /// Why the value is not possible; empty if it is.
    Q_INVOKABLE QString whyNotNumber(const QString& path, int value) const;
    /// Adds or removes a card of the trick being entered. Frees a card that was taken.
    Q_INVOKABLE void toggleCard(const QString& card);
    Q_INVOKABLE void take(int seat); ///< Assigns the selected cards to that player as one trick.

    // For the score pad.
    void update(); ///< Shows the referee's answer.
    void forget(); ///< Resets the state for another draft.

Q_SIGNALS:
    void changed();
    void contractsChanged();

private:
    const Match& match() const;
    const PadForm& form() const;
    MeasureForm measure() const { return form().measure.value_or(MeasureForm()); }
    void answer(std::string_view path, const Response& said);
    DueContract contractView(const ContractChoice& choice) const;
    QString chipsText(Player seat) const;
    QStringList cards(bool taken) const;
    std::vector<const Prompt*> cells() const;
    const Prompt* cell() const;
    void updateActive();
    void choose(const std::vector<const Prompt*>& cells);
    void goOn();
    const Prompt* openAsk() const;
    /// Whether the entry is refused because of an answer, not because one is missing.
    bool refused() const { return form().refusal && !openAsk(); }
    RemainderView progress() const;
    QString progressText(int done, int all) const;
    /// "3 of 8"; with `sums` also whether the numbers add up.
    static QString countText(int done, int all, bool sums);

    DealUnderEntry& m_pad;
    std::string m_active;
    bool m_replaces = false; ///< The next digit replaces the value of the cell.
};

} // namespace tafel::app
