// The powers in a deal that is being recorded: which players may use one, and its parameters.
#pragma once

#include "app/prompt/prompt_view.h"
#include "games/eidex/available_powers.h"

namespace tafel::app {

class Recorder;

struct PowerRow {
    VALUE_TYPE(PowerRow, powerRow)
    VALUE_FIELD(int, seat);
    VALUE_FIELD(int, badge);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, power);
    VALUE_FIELD(QString, does);
    VALUE_FIELD(QString, whyNot);
    VALUE_FIELD(QString, clause);
};

/// A used power that is still active.
struct PowerInForce {
    VALUE_TYPE(PowerInForce, powerInForce)
    VALUE_FIELD(int, badge);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, text);
};

class RecordedPowers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the recorder owns it")
    MODEL_GETTER(QList<tafel::app::PowerRow>, all);
    MODEL_GETTER(QList<tafel::app::PowerInForce>, inForce);
    MODEL_GETTER(QList<int>, badges); ///< Colour and shape of each player.
    /// The current prompt for a parameter of the power.
    NOTIFIED_FIELD(askingChanged, tafel::app::PromptView, asking);
    NOTIFIED_FIELD(askingChanged, QString, problem); ///< Why the power was refused.
public:
    explicit RecordedPowers(Recorder& recorder);

    Q_INVOKABLE void use(int seat);
    Q_INVOKABLE void answer(int value); ///< Answers with an option or a number.
    Q_INVOKABLE void pick(const QString& card);
    Q_INVOKABLE void skip(); ///< Answers that the value is not known.
    Q_INVOKABLE void endPicking(); ///< Ends the list of cards.
    Q_INVOKABLE void leave();

Q_SIGNALS:
    void changed();
    void askingChanged();
    void used();

private:
    void continueNaming();

    Recorder& m_recorder;
    std::optional<eidex::PowerParameterPrompts> m_naming; ///< The power that is about to be used.
};

} // namespace tafel::app
