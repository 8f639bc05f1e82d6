// The club's archive as the app sees it. The exchange runs beside the screen, from the start on and after
// each entry; nothing here waits for a server.
#pragma once

#include <atomic>
#include <memory>

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "archive/background_sync.h"

namespace tafel::app {

class Session;

/// What another tablet wrote, and is in no log here.
struct EntryApart {
    Q_GADGET
    QML_VALUE_TYPE(entryApart)
    Q_PROPERTY(QString what MEMBER what) ///< "A deal of 20 November 2026, 21:40"
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QString named MEMBER named) ///< Its tablet and its id, for the archive's administrator.
public:
    QString what = {}, why = {}, named = {};

    bool operator==(const EntryApart&) const = default;
};

class ClubArchive : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session owns it")
    Q_PROPERTY(bool joined READ joined NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed) ///< An exchange, or the way there.
    Q_PROPERTY(QString place READ place NOTIFY changed) ///< "archive.example/club", "/media/stick"
    /// The folder is encrypted, and the passphrase is missing or wrong.
    Q_PROPERTY(bool wantsPassphrase READ wantsPassphrase NOTIFY changed)
    Q_PROPERTY(bool isFolder READ isFolder NOTIFY changed) ///< The place is a folder.
    /// "yes": all is there and here; "ask": it goes on by itself; "no": somebody has to do something.
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(
        QString title READ title NOTIFY changed) ///< The state in a few words; empty: nothing is to be said.
    Q_PROPERTY(QString text READ text NOTIFY changed) ///< Since when, why not, what to do.
    Q_PROPERTY(QString detail READ detail NOTIFY changed) ///< The server's own words.
    Q_PROPERTY(
        QString phaseText READ phaseText NOTIFY changed) ///< "Sending: 120 of 214 entries"; empty: nothing.
    Q_PROPERTY(double done READ done NOTIFY changed) ///< 0 … 1; −1: it is not known how much there is.
    Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed) ///< Sentences.
    Q_PROPERTY(QList<tafel::app::EntryApart> apart READ apart NOTIFY changed) ///< The first hundred.
    /// What is worth a line where nobody looks for it: a trouble that somebody has to end, or entries that
    /// have waited for more than a day. Usually empty.
    Q_PROPERTY(QString notice READ notice NOTIFY changed)
public:
    explicit ClubArchive(Session& session);
    ~ClubArchive() override;

    bool joined() const { return m_joined; }
    bool running() const;
    bool wantsPassphrase() const;
    QString place() const;
    bool isFolder() const { return m_state.isFolder; }
    QString kind() const;
    QString title() const;
    QString text() const;
    QString detail() const;
    QString phaseText() const;
    double done() const;
    QStringList remarks() const;
    const QList<EntryApart>& apart() const { return m_apart; }
    QString notice() const;

    /// Where the history has joined an archive: begins as soon as the screen is there.
    void start();
    /// Ends at once. The history may be closed afterwards, and not before.
    void stop();

    Q_INVOKABLE void join(const QString& address); ///< Nothing is kept of one that leads nowhere.
    /// The same for a folder: an absolute path. With a passphrase an empty folder becomes encrypted, and one
    /// that is encrypted opens.
    Q_INVOKABLE void joinFolder(const QString& folder, const QString& passphrase = {});
    Q_INVOKABLE void exchange(); ///< Now.
    Q_INVOKABLE void cancel(); ///< It goes on with the next entry, or when somebody asks for it.
    Q_INVOKABLE void leave();

Q_SIGNALS:
    void changed();

private:
    void begin();
    void join(const QString& address, const QString& passphrase);
    void run(const std::string& address, const std::string& passphrase);
    void updateState();
    void readLocalState();
    void showArrivals();
    void readApart();
    bool hasOldPendingEvents() const;

    Session& m_session;
    QTimer m_soon, m_arrivals;
    archive::SyncState m_state;
    bool m_joined = false, m_joining = false, m_showing = false;
    QList<EntryApart> m_apart;
    std::atomic<bool> m_told = false; ///< The thread of the screen will look.
    std::atomic<bool> m_came = false; ///< Entries of others, that no screen shows yet.
    std::unique_ptr<archive::BackgroundSync> m_background;
};

} // namespace tafel::app
