#include "app/live/live_child.h"

#include <QJsonDocument>
#include <QTimer>

namespace tafel::app {

namespace {

constexpr int longestLine = 64 * 1024;
constexpr int patience = 2000; ///< Milliseconds in which it has to end.

} // namespace

LiveChild::~LiveChild()
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

void LiveChild::start(const QString& program, const QStringList& arguments)
{
    end();
    m_program = program;
    m_arguments = arguments;
    m_wanted = true;
    if (!m_ending)
        launch();
}

void LiveChild::launch()
{
    m_wanted = false;
    m_process = std::make_unique<QProcess>();
    QProcess* const process = m_process.get();
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    connect(process, &QProcess::started, this, &LiveChild::begun);
    connect(process, &QProcess::readyReadStandardOutput, this, &LiveChild::listen);
    connect(process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        const QString why = m_process->errorString();
        m_process.release()->deleteLater();
        Q_EMIT notStarted(why);
    });
    connect(process, &QProcess::finished, this, [this] {
        listen(); // what it said last may say why
        if (!m_process)
            return; // … and has been acted upon
        m_process.release()->deleteLater();
        Q_EMIT fell();
    });
    process->start(m_program, m_arguments);
}

void LiveChild::listen()
{
    while (m_process && m_process->canReadLine()) {
        const QByteArray line = m_process->readLine();
        if (const QJsonDocument message = QJsonDocument::fromJson(line); message.isObject())
            Q_EMIT said(message.object());
    }
    if (m_process && m_process->bytesAvailable() > longestLine)
        m_process->kill(); // it speaks no lines
}

void LiveChild::tell(const QJsonObject& message)
{
    if (m_process)
        m_process->write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
}

void LiveChild::end()
{
    m_wanted = false;
    if (!m_process)
        return;
    m_ending = m_process.release();
    QProcess* const process = m_ending;
    process->disconnect(this);
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
