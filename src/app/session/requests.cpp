#include "app/session/requests.h"

#include <algorithm>

#include <QTimer>

#include <sys/socket.h>
#include <unistd.h>

#include "app/phrases/phrases.h"
#include "app/session/session.h"
#include "history/exchange/running_instance.h"

namespace tafel::app {

namespace {

using history::Request;

constexpr int patience = 5000; // Milliseconds to wait for a request.
constexpr int mostConnections = 16;

bool isOfThisUser(const QLocalSocket& socket)
{
    ucred other = {};
    socklen_t size = sizeof other;
    return getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &other, &size)
        == 0
        && other.uid == geteuid();
}

/// Whether the text is a valid activation token, with which the desktop lets a window come forward: a limited
/// number of printable characters.
bool isToken(const std::string& text)
{
    constexpr std::size_t longest = 256;
    return !text.empty() && text.size() <= longest
        && std::ranges::all_of(text, [](char each) { return each > ' ' && each <= '~'; });
}

} // namespace

Requests::Requests(Session& session)
    : m_session(session)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    m_server.setMaxPendingConnections(mostConnections);
    connect(&m_server, &QLocalServer::newConnection, this, &Requests::greet);
}

void Requests::listen()
{
    const QString name = qt(history::requestSocket(m_session.historyFile()).string());
    if (m_server.isListening() || name.isEmpty())
        return;
    // A killed program may have left the socket. Only the process with the writer lock listens.
    QLocalServer::removeServer(name);
    m_server.listen(name);
}

void Requests::stop()
{
    m_server.close();
}

void Requests::greet()
{
    while (QLocalSocket* const socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
        QTimer::singleShot(patience, socket, [socket] { socket->abort(); });
        if (!isOfThisUser(*socket) || m_server.findChildren<QLocalSocket*>().size() > mostConnections)
            socket->abort();
        else if (socket->bytesAvailable() > 0)
            read(socket);
    }
}

/// Reads the only request of a connection.
void Requests::read(QLocalSocket* socket)
{
    const QByteArray bytes = socket->peek(Request::longest);
    const qsizetype end = bytes.indexOf(Request::end);
    if (end < 0 && bytes.size() < static_cast<qsizetype>(Request::longest))
        return;
    socket->disconnect(this);
    const auto request
        = history::readRequest({bytes.data(), static_cast<std::size_t>(std::max<qsizetype>(end, 0))});
    if (!request) {
        socket->abort();
        return;
    }
    socket->write(Request::answer.data(), static_cast<qint64>(Request::answer.size()));
    socket->disconnectFromServer();
    if (isToken(request->activation))
        // Qt reads the token and removes the variable.
        qputenv("XDG_ACTIVATION_TOKEN", request->activation.c_str());
    Q_EMIT opened(QString::fromStdString(request->file));
}

} // namespace tafel::app
