// The open history and the match on the table: what every screen shares.
#pragma once

#include <QObject>
#include <QQmlParserStatus>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/rulebook/clause_view.h"
#include "app/session/background_task.h"
#include "app/session/screen_wake_lock.h"
#include "app/settings/preferences.h"
#include "history/exchange/import.h"
#include "history/history.h"

namespace tafel::app {

class ClubArchive;
class CurrentMatch;
class Requests;
class ScorePad;
class Sharing;

class Session : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(QString file READ file WRITE setFile NOTIFY
            fileChanged) ///< The history; empty: the user's data folder.
    Q_PROPERTY(tafel::app::Preferences* preferences READ preferences CONSTANT)
    Q_PROPERTY(tafel::app::CurrentMatch* table READ table CONSTANT)
    Q_PROPERTY(tafel::app::ScorePad* pad READ pad CONSTANT)
    Q_PROPERTY(tafel::app::Sharing* sharing READ sharing CONSTANT) ///< With phones and boards.
    Q_PROPERTY(tafel::app::ClubArchive* archive READ archive CONSTANT)
    Q_PROPERTY(QString faultTitle READ faultTitle NOTIFY
            faultChanged) ///< The history cannot be opened; empty: it is open.
    Q_PROPERTY(QString faultText READ faultText NOTIFY faultChanged)
    Q_PROPERTY(bool open READ isOpen NOTIFY faultChanged)
    Q_PROPERTY(bool recoverable READ recoverable NOTIFY faultChanged) ///< It is damaged, not something else.
    /// A history of an earlier release is being taken over: how far that is, 0 … 1; otherwise −1.
    Q_PROPERTY(double openingProgress READ openingProgress NOTIFY openingChanged)
    Q_PROPERTY(int matchCount READ matchCount NOTIFY historyChanged)
    Q_PROPERTY(int peopleCount READ peopleCount NOTIFY historyChanged)
    Q_PROPERTY(int disputeCount READ disputeCount NOTIFY historyChanged)
    /// The newest match of which the table has to choose a version; empty: none.
    Q_PROPERTY(QString forked READ forked NOTIFY historyChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    void classBegin() override { }
    void componentComplete() override;

    QString file() const { return m_file; }
    void setFile(const QString& file);
    Preferences* preferences() { return &m_preferences; }
    CurrentMatch* table() { return m_table; }
    ScorePad* pad() { return m_pad; }
    Sharing* sharing() { return m_sharing; }
    ClubArchive* archive() { return m_archive; }
    QString faultTitle() const;
    QString faultText() const;
    bool isOpen() const { return m_history.has_value(); }
    /// Another program writes to the history.
    bool isInUse() const { return m_fault && m_fault->code == history::StorageError::Code::InUse; }
    bool recoverable() const { return m_recoverable; }
    double openingProgress() const { return m_openingProgress; }
    int matchCount();
    int peopleCount();
    int disputeCount();
    QString forked();
    QString version() const;

    /// A match that is over gives its place on the table to one under way, if there is one.
    Q_INVOKABLE void showCurrentMatch();
    /// Opens the history again after a fault. One of an earlier release is opened beside the screen.
    Q_INVOKABLE void retry();
    /// Leaves a history of an earlier release as it is.
    Q_INVOKABLE void stopOpening();
    /// The text, the sections and the interpretation of a clause: {id, text, sections: [{edition, section,
    /// yours}], ruling}.
    Q_INVOKABLE tafel::app::ClauseView clause(const QString& id) const;

    /// Open; asked only when `isOpen`.
    history::History& history() { return *m_history; }
    std::filesystem::path historyFile() const;
    /// The path of a history; of an empty name that of the user's own.
    static std::filesystem::path pathOf(const QString& file);
    Language language() const { return m_preferences.coreLanguage(); }

    /// Saves what the table has entered so far: an import may add deals to the match on the table.
    void beginImport();
    /// Shows what an import has added.
    void endImport(const history::ImportResult& result);

    /// Shows why something was not stored. The history stays as it was.
    void report(const history::WriteError& problem);
    void report(const history::StorageError& fault);
    /// Whether there is an answer; why not is shown.
    template <typename T, typename E> bool reportOnError(const tl::expected<T, E>& answer)
    {
        if (!answer)
            report(answer.error());
        return answer.has_value();
    }

Q_SIGNALS:
    void fileChanged();
    void faultChanged();
    void openingChanged();
    void historyChanged();
    /// Something was not stored: what happened, what was kept, what to do.
    void failed(const QString& title, const QString& text);
    /// Another start asks for the window, and for a file to be imported; empty: none.
    void requested(const QString& file);

private:
    history::Counts counts();
    void openInBackground(const std::filesystem::path& path);
    void setHistory(history::Expected<history::History> opened);
    void openCurrentMatch();

    QString m_file;
    Preferences m_preferences;
    ScreenWakeLock m_screen;
    QTimer m_later;
    std::optional<history::History> m_history;
    std::optional<history::StorageError> m_fault;
    bool m_recoverable = false;
    double m_openingProgress = -1;
    BackgroundTask m_work;
    CurrentMatch* m_table;
    ScorePad* m_pad;
    Sharing* m_sharing;
    ClubArchive* m_archive;
    Requests* m_requests;
};

} // namespace tafel::app
