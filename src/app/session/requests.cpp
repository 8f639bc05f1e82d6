#include "app/session/requests.h"

#include <algorithm>

#include <sys/socket.h>
#include <unistd.h>

#include "app/phrases/phrases.h"
#include "app/session/session.h"

namespace tafel::app {

namespace {

constexpr int patience = 5000; // Milliseconds to wait for a request.
constexpr int mostConnections = 16;
constexpr char hasAsked[] = "hasAsked";
constexpr std::chrono::milliseconds sliceTime(12); // Shorter than a frame.

bool isOfThisUser(const QLocalSocket& socket)
{
    ucred other = {};
    socklen_t size = sizeof other;
    return getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &other, &size)
        == 0
        && other.uid == geteuid();
}

void say(QLocalSocket& socket, const std::string& line)
{
    socket.write(line.data(), static_cast<qint64>(line.size()));
}

history::StorageError closed()
{
    return {history::StorageError::Code::InUse,
        {"Die Tablet-App hat die Spielgeschichte geschlossen. Was bis dahin eingetragen war, bleibt. "
         "Versuche es noch einmal: Was schon da ist, kommt nicht doppelt.",
            "The tablet app has closed the history. Matches that were added by then stay. Try again: nothing "
            "is added twice."}};
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
    m_slices.setInterval(0);
    connect(&m_slices, &QTimer::timeout, this, &Requests::runSlice);
}

Requests::~Requests()
{
    stop();
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
    m_slices.stop();
    const history::StorageError fault = closed();
    while (!m_imports.empty()) {
        Importing& job = m_imports.front();
        end(job, false, &fault);
        if (job.socket)
            job.socket->waitForBytesWritten(100); // The program may be about to end.
        m_imports.pop_front();
    }
}

void Requests::greet()
{
    while (QLocalSocket* const socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
        QTimer::singleShot(patience, socket, [socket] {
            if (!socket->property(hasAsked).toBool())
                socket->abort();
        });
        if (!isOfThisUser(*socket) || m_server.findChildren<QLocalSocket*>().size() > mostConnections)
            socket->abort();
        else if (socket->bytesAvailable() > 0)
            read(socket);
    }
}

/// Reads the only request of a connection.
void Requests::read(QLocalSocket* socket)
{
    const bool whole = socket->canReadLine();
    if (!whole && socket->bytesAvailable() <= static_cast<qint64>(history::Request::longest))
        return;
    socket->disconnect(this);
    const QByteArray line = whole ? socket->readLine(history::Request::longest + 1) : QByteArray();
    if (const auto request = history::readRequest({line.data(), static_cast<std::size_t>(line.size())})) {
        socket->setProperty(hasAsked, true);
        take(socket, *request);
    } else {
        socket->abort();
    }
}

void Requests::take(QLocalSocket* socket, const history::Request& request)
{
    if (request.what == history::Request::What::Import) {
        m_imports.push_back({socket, request});
        m_slices.start();
        return;
    }
    say(*socket, history::writeDone());
    socket->disconnectFromServer();
    if (isToken(request.activation))
        // Qt reads the token and removes the variable.
        qputenv("XDG_ACTIVATION_TOKEN", request.activation.c_str());
    Q_EMIT opened(QString::fromStdString(request.file));
}

// ---- Import

void Requests::runSlice()
{
    constexpr int moment = 100; // In milliseconds.
    sayProgress();
    m_slices.setInterval(m_session.isOpen() ? 0 : moment);
    if (!m_session.isOpen()) // The history is being migrated.
        return;
    Importing& job = m_imports.front();
    // The client has disconnected or wants to cancel.
    if (!job.isConnected() || job.socket->bytesAvailable() > 0) {
        end(job, true, nullptr);
    } else if (job.import || begin(job)) {
        const auto more = job.import->step(sliceTime);
        if (more && *more)
            return;
        end(job, false, more ? nullptr : &more.error());
    }
    m_imports.pop_front();
    if (m_imports.empty())
        m_slices.stop();
}

/// \return false if the file cannot be read, which has then been reported
bool Requests::begin(Importing& job)
{
    const std::filesystem::path file = job.request.file;
    std::error_code error;
    if (std::filesystem::is_other(file, error)) { // A pipe could block.
        job.socket->abort();
        return false;
    }
    auto opened = history::Import::open(m_session.history(), file, job.request.name);
    if (!opened) {
        end(job, false, &opened.error());
        return false;
    }
    m_session.beginImport();
    job.import = std::move(*opened);
    return true;
}

void Requests::end(Importing& job, bool cancelled, const history::StorageError* fault)
{
    history::ImportResult result = job.import ? job.import->result() : history::ImportResult{};
    result.cancelled = cancelled;
    if (job.isConnected()) {
        say(*job.socket, history::writeResult(result, fault));
        job.socket->disconnectFromServer();
    }
    if (job.import)
        m_session.endImport(result);
}

void Requests::sayProgress()
{
    constexpr int often = 100; // In milliseconds.
    if (m_said.isValid() && m_said.elapsed() < often)
        return;
    m_said.start();
    for (const Importing& each : m_imports)
        if (each.isConnected())
            say(*each.socket, history::writeProgress(each.import ? each.import->done() : 0));
}

} // namespace tafel::app
