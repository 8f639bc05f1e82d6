// Replaces a damaged history by its recovered contents. The work runs in the background.
#pragma once

#include <QStringList>

#include "app/session/session_model.h"
#include "history/recovery/recovery.h"

namespace tafel::app {

class Recovery : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    MODEL_GETTER(bool, running) { return m_work.running(); }
    /// The recovery is stopping and will leave everything unchanged.
    MODEL_GETTER(bool, cancelled) { return m_work.stopping(); }
    MODEL_GETTER(QString, text); ///< The current step.
    MODEL_GETTER(double, done) { return m_work.done(); } ///< Progress from 0 to 1 while it is running.
    /// "yes" (complete), "ask" (incomplete), "no" (nothing was changed); empty before the end.
    MODEL_FIELD(QString, outcome);
    MODEL_FIELD(QString, resultTitle);
    MODEL_FIELD(QStringList, result); ///< Sentences that list exactly what is missing.

public:
    using SessionModel::SessionModel;

    /// Reads the damaged file and its sibling copies, and replaces it by the recovered history. The damaged
    /// file is kept next to it.
    Q_INVOKABLE void start();
    Q_INVOKABLE void cancel();

private:
    RefreshOn refreshOn() const override { return RefreshOn::Nothing; }
    /// Empty if the recovery was cancelled.
    using Outcome
        = std::optional<history::Expected<std::pair<history::RecoveryResult, std::filesystem::path>>>;

    void finish(const Outcome& outcome);

    BackgroundTask m_work{[this] { Q_EMIT changed(); }};
};

} // namespace tafel::app
