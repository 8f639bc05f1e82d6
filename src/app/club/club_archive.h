// The club's archive in the app. The sync runs in the background, at the start and after each entry, so that
// the screen never waits for a server.
#pragma once

#include <atomic>
#include <memory>

#include <QTimer>

#include "app/phrases/fields.h"
#include "app/phrases/phrases.h"
#include "archive/background_sync.h"

namespace tafel::app {

class OpenHistory;

/// A quarantined event from another tablet, which the local log does not contain.
struct QuarantinedEntry {
    VALUE_TYPE(QuarantinedEntry, quarantinedEntry)
    VALUE_FIELD(QString, title); ///< "A deal from 20 November 2026, 21:40"
    VALUE_FIELD(QString, why);
    VALUE_FIELD(QString, named); ///< The tablet and the id of the event, for the archive's administrator.
};

class ClubArchive : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session owns it")
    MODEL_FIELD(bool, joined);
    MODEL_GETTER(bool, running); ///< Whether a sync runs or the tablet is joining.
    MODEL_GETTER(QString, place) { return qt(m_state.place); } ///< "archive.example/club", "/media/stick"
    MODEL_GETTER(QString, tablet); ///< How the other tablets call this one: "Tablet 3F2A".
    MODEL_GETTER(bool, wantsPassphrase); ///< The folder is encrypted, and the passphrase is missing or wrong.
    MODEL_GETTER(bool, isFolder) { return m_state.isFolder; } ///< The archive is a folder.
    MODEL_GETTER(bool, isEncrypted); ///< The folder is encrypted.
    /// "yes": everything is in sync. "ask": the sync continues by itself. "no": a person must act.
    MODEL_GETTER(QString, kind);
    MODEL_GETTER(QString, title); ///< The state in a few words; empty if there is nothing to report.
    MODEL_GETTER(QString, text); ///< Time, reason and remedy.
    /// The server's own message.
    MODEL_GETTER(QString, detail) { return m_state.error ? qt(m_state.error->detail) : QString(); }
    MODEL_GETTER(QString, phaseText); ///< "Sending: 120 of 214 entries"; empty if there is no progress.
    MODEL_GETTER(double, done); ///< Progress from 0 to 1; −1 if the total is unknown.
    MODEL_GETTER(QStringList, remarks); ///< Remarks as full sentences.
    MODEL_FIELD(QList<tafel::app::QuarantinedEntry>, quarantined); ///< At most the first hundred events.
    /// A notice for other screens: an error that a person must resolve, or events that have been pending for
    /// more than a day. Usually empty.
    MODEL_GETTER(QString, notice);

public:
    explicit ClubArchive(OpenHistory& openHistory);
    ~ClubArchive() override;

    /// Starts syncing after the screen appears, if the history has joined an archive.
    void start() { m_soon.start(); }
    /// Stops immediately. The history must not be closed before this call.
    void stop();

    /// Joins an archive. Stores nothing if the address does not work. Only a folder may have a passphrase.
    Q_INVOKABLE void join(const QString& address, const QString& passphrase = {});
    /// Joins a folder by its absolute path. A passphrase encrypts an empty folder and opens an encrypted one.
    Q_INVOKABLE void joinFolder(const QString& folder, const QString& passphrase = {});
    Q_INVOKABLE void exchange(); ///< Syncs now.
    Q_INVOKABLE void cancel(); ///< Stops the sync until the next entry or request.
    Q_INVOKABLE void leave();

Q_SIGNALS:
    void changed();

private:
    void begin();
    void run(const std::string& address, const std::string& passphrase);
    void updateState();
    void readLocalState();
    void showArrivals();
    void readQuarantined();

    OpenHistory& m_openHistory;
    QTimer m_soon, m_arrivals;
    archive::SyncState m_state;
    bool m_joining = false, m_showing = false;
    std::atomic<bool> m_isUpdateQueued = false; ///< The main thread has been notified and will look.
    std::atomic<bool> m_hasArrivals = false; ///< Events of others that no screen shows yet.
    std::unique_ptr<archive::BackgroundSync> m_background;
};

} // namespace tafel::app
