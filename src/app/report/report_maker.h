// Creates, shows and saves a report. The work runs on a background thread with a separate read-only
// connection.
#pragma once

#include <memory>

#include "app/session/background_task.h"
#include "app/session/session_model.h"
#include "report/report.h"

namespace tafel::app {

class ReportMaker : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// "match", "evening", "season", "tournament", "player", "quick-sheet".
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    /// The id of a match, a day "2026-11-20", a year "2026", or a name.
    Q_PROPERTY(QString subject READ subject WRITE setSubject NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< "Season"
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed) ///< "2026"
    Q_PROPERTY(QString html READ html NOTIFY changed) ///< The rich text; empty until it is ready.
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool saving READ saving NOTIFY changed) ///< A file is being written.
    Q_PROPERTY(double done READ done NOTIFY progressed) ///< Progress from 0 to 1 while it is busy.
    /// The title of an error; empty if there is none.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// The reason of the error and the remedy.
    Q_PROPERTY(QString problemText READ problemText NOTIFY changed)
    Q_PROPERTY(QString saved READ saved NOTIFY changed) ///< The last file written; empty if there is none.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY changed) ///< The folder for saved files.
public:
    explicit ReportMaker(QObject* parent = nullptr);

    QString kind() const { return m_kind; }
    void setKind(const QString& kind) { assign(m_kind, kind); }
    QString subject() const { return m_subject; }
    void setSubject(const QString& subject) { assign(m_subject, subject); }
    QString title() const;
    QString subtitle() const;
    QString html() const { return m_html; }
    bool busy() const { return m_work.running(); }
    bool saving() const { return m_saving; }
    double done() const { return m_done; }
    QString problem() const { return m_problem; }
    QString problemText() const { return m_problemText; }
    QString saved() const { return m_saved; }
    const QString& folder() const { return m_folder; }
    void setFolder(const QString& folder);

    /// Creates the report again from the current history.
    Q_INVOKABLE void make();
    /// Writes the report to a new file: "pdf", "html", "csv", "json".
    Q_INVOKABLE void save(const QString& format);
    /// Stops the current work. No partial file remains.
    Q_INVOKABLE void cancel();
    void refresh() override { make(); }

Q_SIGNALS:
    void progressed();

private:
    report::Request request() const;
    /// Runs `work` on a background thread. It regularly checks whether to go on, and returns its completion.
    void start(std::function<BackgroundTask::Completion(const report::Progress& goOn)> work);
    void failed(const QString& problem, const QString& text);

    QString m_kind, m_subject, m_folder, m_html, m_problem, m_problemText, m_saved;
    std::shared_ptr<const report::Report> m_report;
    BackgroundTask m_work;
    bool m_saving = false;
    double m_done = 0;
};

} // namespace tafel::app
