#include "app/live/live_process.h"

#include <chrono>
#include <string>

#include <QJsonDocument>
#include <QTimer>

namespace tafel::app {

namespace {

constexpr int longestLine = 64 * 1024;
constexpr int mostErrorBytes = 64 * 1024; ///< Limit for standard error in bytes. A crash report is shorter.
constexpr int mostWaiting = 1024 * 1024; ///< Limit for bytes that the child has not read yet.
constexpr int mostLogged = 100; ///< Most lines logged for one child.
constexpr int patience = 2000; ///< Milliseconds until a child that does not end is killed.

} // namespace

LiveProcess::~LiveProcess()
{
    for (QProcess* const process : {m_process.get(), m_ending})
        if (process) {
            process->disconnect(this);
            process->closeWriteChannel();
            if (!process->waitForFinished(patience / 4)) {
                process->kill();
                process->waitForFinished(patience);
            }
        }
    delete m_ending;
}

void LiveProcess::start(const QString& program, const QStringList& arguments)
{
    end();
    m_program = program;
    m_arguments = arguments;
    m_wanted = true;
    if (!m_ending)
        launch();
}

void LiveProcess::launch()
{
    m_wanted = false;
    m_errorBytes = 0;
    m_logged = 0;
    m_process = std::make_unique<QProcess>();
    QProcess* const process = m_process.get();
    connect(process, &QProcess::started, this, &LiveProcess::started);
    connect(process, &QProcess::readyReadStandardOutput, this, &LiveProcess::listen);
    connect(process, &QProcess::readyReadStandardError, this, &LiveProcess::readErrors);
    connect(process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        const QString why = m_process->errorString();
        m_process.release()->deleteLater();
        Q_EMIT startFailed(why);
    });
    connect(process, &QProcess::finished, this, [this] {
        listen(); // Its last output may explain the reason.
        if (m_process)
            readErrors();
        if (!m_process)
            return; // The last output has been handled.
        m_process.release()->deleteLater();
        Q_EMIT crashed();
    });
    process->start(m_program, m_arguments);
}

void LiveProcess::listen()
{
    while (m_process && m_process->canReadLine()) {
        const QByteArray whole = m_process->readLine();
        const std::string_view line(whole.constData(), static_cast<std::size_t>(whole.size() - 1));
        const live::Time now = std::chrono::steady_clock::now();
        if (!m_lines.allows({}, now) || !m_bytes.allows({}, now, static_cast<double>(whole.size())))
            return reject("too much at once");
        const std::optional<live::ChildLine> read = live::readChildLine(line, m_own);
        if (!read)
            return reject("not understood: " + live::forLog(line));
        Q_EMIT received(*read);
    }
    if (m_process && m_process->bytesAvailable() > longestLine)
        reject("no lines");
}

void LiveProcess::readErrors()
{
    const QByteArray text = m_process->readAllStandardError();
    m_errorBytes += text.size();
    for (const QByteArray& line : text.left(mostErrorBytes).split('\n'))
        if (!line.isEmpty())
            log({line.constData(), static_cast<std::size_t>(line.size())});
    if (m_errorBytes > mostErrorBytes)
        reject("too many errors");
}

void LiveProcess::log(std::string_view text)
{
    if (m_logged++ < mostLogged)
        qWarning("tafelrichter-live: %s", live::forLog(text).c_str());
}

void LiveProcess::reject(std::string_view why)
{
    if (!m_process)
        return;
    log(why);
    m_process->kill();
    end();
    Q_EMIT protocolBroken();
}

void LiveProcess::send(const QJsonObject& message)
{
    if (!m_process)
        return;
    m_process->write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
    if (m_process->bytesToWrite() > mostWaiting)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_process && m_process->bytesToWrite() > mostWaiting)
                    reject("it does not read what it is told");
            },
            Qt::QueuedConnection); // The caller of `send` does not expect the child to end during the call.
}

void LiveProcess::end()
{
    m_wanted = false;
    if (!m_process)
        return;
    m_ending = m_process.release();
    QProcess* const process = m_ending;
    process->disconnect(this);
    process->closeReadChannel(QProcess::StandardOutput); // Without a reader the output would be buffered.
    process->closeReadChannel(QProcess::StandardError);
    const auto gone = [this, process] {
        process->deleteLater();
        m_ending = nullptr;
        if (m_wanted)
            launch();
    };
    if (process->state() == QProcess::NotRunning)
        return gone();
    connect(process, &QProcess::finished, this, gone);
    QTimer::singleShot(patience, process, &QProcess::kill);
    process->closeWriteChannel();
}

} // namespace tafel::app
