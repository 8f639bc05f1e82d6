// Creates, shows and saves a report. The work runs on a background thread with a separate read-only
// connection.
#pragma once

#include <memory>

#include "app/open_history/saved_files.h"
#include "app/session/session_model.h"
#include "report/report.h"

namespace tafel::app {

class ReportMaker : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// "match", "evening", "season", "tournament", "player", "quick-sheet".
    INPUT_FIELD(QString, kind, setKind);
    /// The id of a match, a day "2026-11-20", a year "2026", or a name.
    INPUT_FIELD(QString, subject, setSubject);
    MODEL_GETTER(QString, title) { return m_report ? qt(m_report->title) : QString(); } ///< "Season"
    MODEL_GETTER(QString, subtitle) { return m_report ? qt(m_report->subtitle) : QString(); } ///< "2026"
    MODEL_FIELD(QString, html); ///< The rich text; empty until it is ready.
    MODEL_GETTER(bool, busy) { return m_work.running(); }
    MODEL_GETTER(bool, saving) { return busy() && m_report; } ///< The report is being written to a file.
    /// Progress from 0 to 1 while it is busy.
    NOTIFIED_GETTER(progressed, double, done) { return m_work.done(); }
    MODEL_FIELD(tafel::app::SavedFile, saved); ///< The last file, or why there is no report.
    Q_PROPERTY(QString folder MEMBER m_folder NOTIFY changed) ///< The folder for saved files.
public:
    using SessionModel::SessionModel;

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
    RefreshOn refreshOn() const override { return RefreshOn::Language; }
    report::Request request() const;
    /// Runs `work` on a background thread. It regularly checks whether to go on, and returns its completion.
    void start(std::function<BackgroundTask::Completion(const report::Progress& goOn)> work);

    QString m_folder;
    std::shared_ptr<const report::Report> m_report;
    BackgroundTask m_work{[this] { Q_EMIT progressed(); }};
};

} // namespace tafel::app
