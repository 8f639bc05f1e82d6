// Requests of other instances of the program to this one, which has the history open: to raise the window and
// show a file, or to import a file for the command line.
#pragma once

#include <deque>
#include <memory>

#include <QElapsedTimer>
#include <QLocalServer>
#include <QLocalSocket>
#include <QPointer>
#include <QTimer>

#include "history/exchange/running_instance.h"

namespace tafel::app {

class Session;

class Requests : public QObject {
    Q_OBJECT
public:
    explicit Requests(Session& session);
    ~Requests() override;

    /// Starts to accept requests. This process must have the writer lock of the history.
    void listen();
    /// Stops accepting requests. Call it before the history is closed. Events that imports have already added
    /// stay.
    void stop();

Q_SIGNALS:
    void opened(const QString& file); ///< Raise the window and show the file, if it is not empty.

private:
    struct Importing {
        QPointer<QLocalSocket> socket;
        history::Request request;
        std::unique_ptr<history::Import> import = {}; ///< Null until the import has begun.

        bool isConnected() const { return socket && socket->state() == QLocalSocket::ConnectedState; }
    };

    void greet();
    void read(QLocalSocket* socket);
    void take(QLocalSocket* socket, const history::Request& request);
    void runSlice();
    bool begin(Importing& job);
    void end(Importing& job, bool cancelled, const history::StorageError* fault);
    void sayProgress();

    Session& m_session;
    QLocalServer m_server;
    std::deque<Importing> m_imports; ///< The first import is running.
    QTimer m_slices;
    QElapsedTimer m_said; ///< Time since the last progress message.
};

} // namespace tafel::app
