// Requests of other starts of the program to this one, which has the history open: to raise the window and
// show a file.
#pragma once

#include <QLocalServer>
#include <QLocalSocket>

namespace tafel::app {

class Session;

class Requests : public QObject {
    Q_OBJECT
public:
    explicit Requests(Session& session);

    /// Starts to accept requests. This process must have the writer lock of the history.
    void listen();
    /// Stops accepting requests. Call it before the history is closed.
    void stop();

Q_SIGNALS:
    void opened(const QString& file); ///< Raise the window and show the file, if it is not empty.

private:
    void greet();
    void read(QLocalSocket* socket);

    Session& m_session;
    QLocalServer m_server;
};

} // namespace tafel::app
