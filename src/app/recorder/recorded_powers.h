// The powers of a deal under recording: who may use which now, and what is named with one.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/prompt/prompt_view.h"
#include "games/eidex/available_powers.h"

namespace tafel::app {

class Recorder;

class RecordedPowers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the recorder owns it")
    /// {seat, mark, name, power, does, whyNot, clause}
    Q_PROPERTY(QVariantList all READ all NOTIFY changed)
    Q_PROPERTY(QVariantList inForce READ inForce NOTIFY changed) ///< {mark, name, text}
    Q_PROPERTY(QList<int> marks READ marks NOTIFY changed) ///< Colour and shape of each player.
    /// What is named with a power, one after the other.
    Q_PROPERTY(tafel::app::PromptView asking READ asking NOTIFY askingChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY askingChanged) ///< Why the power was refused.
public:
    explicit RecordedPowers(Recorder& recorder);

    QVariantList all() const;
    QVariantList inForce() const;
    QList<int> marks() const;
    const PromptView& asking() const { return m_asking; }
    const QString& problem() const { return m_problem; }

    Q_INVOKABLE void use(int seat);
    Q_INVOKABLE void answer(int value); ///< An option, or a number.
    Q_INVOKABLE void pick(const QString& card);
    Q_INVOKABLE void skip(); ///< Not known.
    Q_INVOKABLE void endPicking(); ///< All cards are named.
    Q_INVOKABLE void leave();

Q_SIGNALS:
    void changed();
    void askingChanged();
    void used();

private:
    void continueNaming();

    Recorder& m_recorder;
    std::optional<eidex::PowerParameterPrompts> m_naming; ///< The power that is about to be used.
    PromptView m_asking;
    QString m_problem;
};

} // namespace tafel::app
