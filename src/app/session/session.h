// The open history and the match on the table, which all screens share.
#pragma once

#include <QQmlParserStatus>
#include <QTimer>

#include "app/open_history/open_history.h"
#include "app/session/clause_view.h"
#include "app/session/screen_wake_lock.h"
#include "history/exchange/import.h"

namespace tafel::app {

class ClubArchive;
class CurrentMatch;
class Requests;
class ScorePad;
class Sharing;

class Session : public tafel::app::OpenHistory, // The QML tools need the qualified name.
                public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    CONSTANT_GETTER(tafel::app::CurrentMatch*, table) { return m_table; }
    CONSTANT_GETTER(tafel::app::ScorePad*, pad) { return m_pad; }
    CONSTANT_GETTER(tafel::app::Sharing*, sharing) { return m_sharing; }
    CONSTANT_GETTER(tafel::app::ClubArchive*, archive) { return m_archive; }
    CONSTANT_GETTER(QString, version) const { return qt(tafel::version()); }

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    void classBegin() override { }
    void componentComplete() override { retry(); }

    /// Shows an unfinished match, if there is one, instead of a finished one.
    Q_INVOKABLE void showCurrentMatch();
    /// A clause of the match on the table or of the rulebook; empty if there is none with that id.
    Q_INVOKABLE tafel::app::ClauseView clause(const QString& id) const;

    /// Saves the draft, because an import may add deals to the match on the table.
    void beginImport();
    /// Updates the screens after an import.
    void endImport(const history::ImportResult& result);
    /// Stops what reads and writes the history, because a backup is about to replace it.
    void beginRestore();

Q_SIGNALS:
    /// Another instance asks for the window, and for the import of a file if it is not empty.
    void requested(const QString& file);

private:
    void openCurrentMatch();

    ScreenWakeLock m_screen;
    QTimer m_later;
    CurrentMatch* m_table;
    ScorePad* m_pad;
    Sharing* m_sharing;
    ClubArchive* m_archive;
    Requests* m_requests;
};

} // namespace tafel::app
