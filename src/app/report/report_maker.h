// A report while it is made, shown and saved. The work is done beside the screen, on a connection of its own
// that only reads.
#pragma once

#include <memory>

#include "app/session/background_task.h"
#include "app/session/session_model.h"
#include "report/report.h"

namespace tafel::app {

class ReportMaker : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    /// "match", "evening", "season", "tournament", "player", "quick-sheet".
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    /// The id of a match, a day "2026-11-20", a year "2026", a name.
    Q_PROPERTY(QString subject READ subject WRITE setSubject NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< "Season"
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed) ///< "2026"
    Q_PROPERTY(QString html READ html NOTIFY changed) ///< For a rich text; empty: not made (yet).
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool saving READ saving NOTIFY changed) ///< It is busy with a file.
    Q_PROPERTY(double done READ done NOTIFY progressed) ///< 0 … 1, while it is busy.
    Q_PROPERTY(QString problem READ problem NOTIFY changed) ///< What went wrong; empty: nothing.
    Q_PROPERTY(QString problemText READ problemText NOTIFY changed) ///< … and what to do.
    Q_PROPERTY(QString saved READ saved NOTIFY changed) ///< The file that was written last; empty: none.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY changed) ///< Where it is saved.
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

    /// Makes it anew from what the history holds now.
    Q_INVOKABLE void make();
    /// Writes it into a new file: "pdf", "html", "csv", "json".
    Q_INVOKABLE void save(const QString& format);
    /// Stops what is under way; nothing half is left.
    Q_INVOKABLE void cancel();
    void refresh() override { make(); }

Q_SIGNALS:
    void progressed();

private:
    report::Request request() const;
    /// Does the work on another thread; it asks now and then whether to go on, and says what then.
    void start(std::function<BackgroundTask::Completion(const report::Progress& goOn)> work);
    void failed(const QString& problem, const QString& text);

    QString m_kind, m_subject, m_folder, m_html, m_problem, m_problemText, m_saved;
    std::shared_ptr<const report::Report> m_report;
    BackgroundTask m_work;
    bool m_saving = false;
    double m_done = 0;
};

} // namespace tafel::app
