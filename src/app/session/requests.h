// What other starts of the program ask of this one, which has the history open: to come forward and show a
// file, or to import one for the command line.
#pragma once

#include <deque>
#include <fstream>
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

    /// Begins to take requests; this program has the right to write to the history.
    void listen();
    /// Takes none any more, before the history is closed: what imports have added stays.
    void stop();

Q_SIGNALS:
    void opened(const QString& file); ///< The window comes forward and shows the file; empty: no file.

private:
    struct Importing {
        QPointer<QLocalSocket> socket;
        history::Request request;
        std::unique_ptr<std::ifstream> stream = {};
        std::unique_ptr<history::Import> import = {}; ///< Begun.
        double bytes = 0;

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
    std::deque<Importing> m_imports; ///< The first one is at work.
    QTimer m_slices;
    QElapsedTimer m_said; ///< Since the last progress.
};

} // namespace tafel::app
