// What can be read of a damaged history, in its place: the work is done beside the screen.
#pragma once

#include <QStringList>

#include "app/session/background_task.h"
#include "app/session/session_model.h"
#include "history/recovery/recovery.h"

namespace tafel::app {

class Recovery : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(bool cancelled READ cancelled NOTIFY changed) ///< It is running, and will leave all as it was.
    Q_PROPERTY(QString text READ text NOTIFY changed) ///< What is being done.
    Q_PROPERTY(double done READ done NOTIFY changed) ///< 0 … 1, while it is running.
    /// What came of it: "yes" (all is there), "ask" (something is missing), "no" (nothing was done); empty:
    /// nothing has been done yet.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY changed)
    Q_PROPERTY(QStringList result READ result NOTIFY changed) ///< Sentences: exactly what is missing.
public:
    explicit Recovery(QObject* parent = nullptr);

    bool running() const { return m_work.running(); }
    bool cancelled() const { return m_work.stopping(); }
    QString text() const;
    double done() const { return m_done; }
    const QString& outcome() const { return m_outcome; }
    const QString& resultTitle() const { return m_resultTitle; }
    const QStringList& result() const { return m_result; }

    /// Reads the damaged file and the copies beside it, and puts what could be read in its place; the damaged
    /// file is kept beside it.
    Q_INVOKABLE void start();
    Q_INVOKABLE void cancel();

private:
    /// Nothing: it was cancelled.
    using Outcome
        = std::optional<history::Expected<std::pair<history::RecoveryResult, std::filesystem::path>>>;

    void finish(const Outcome& outcome);

    BackgroundTask m_work;
    double m_done = 0;
    QString m_outcome, m_resultTitle;
    QStringList m_result;
};

} // namespace tafel::app
