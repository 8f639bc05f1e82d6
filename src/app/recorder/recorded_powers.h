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

class RecordedPowers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the recorder owns it")
    MODEL_GETTER(QList<tafel::app::PowerRow>, all);
    /// The used powers that are still active, with their parameters: "Skater, hearts".
    MODEL_GETTER(QList<tafel::app::PowerRow>, inForce);
    /// The current prompt for a parameter of the power.
    NOTIFIED_FIELD(askingChanged, tafel::app::PromptView, asking);
    NOTIFIED_FIELD(askingChanged, QString, problem); ///< Why the power was refused.
public:
    explicit RecordedPowers(Recorder& recorder);

    Q_INVOKABLE void use(int seat);
    /// Answers with an option or a number.
    Q_INVOKABLE void answer(int value)
    {
        give([=](auto& prompts) { prompts.answer(value); });
    }
    Q_INVOKABLE void pick(const QString& card);
    /// The value is not known.
    Q_INVOKABLE void skip()
    {
        give([](auto& prompts) { prompts.skip(); });
    }
    /// Ends a list of cards.
    Q_INVOKABLE void endPicking()
    {
        give([](auto& prompts) { prompts.endPicking(); });
    }
    Q_INVOKABLE void leave();

Q_SIGNALS:
    void changed();
    void askingChanged();
    void used();

private:
    template <typename Answer> void give(const Answer& answer)
    {
        if (m_naming)
            answer(*m_naming);
        continueNaming();
    }
    void continueNaming();

    Recorder& m_recorder;
    std::optional<eidex::PowerParameterPrompts> m_naming; ///< The power that is about to be used.
};

} // namespace tafel::app
