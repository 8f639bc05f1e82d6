// The sharing server as a child process that exchanges lines of JSON with the app (docs/live.md). Only lines
// that conform to the protocol are passed on.
#pragma once

#include <functional>
#include <memory>

#include <QJsonObject>
#include <QObject>
#include <QProcess>

#include "live/child_line.h"
#include "live/rate_limiter.h"

namespace tafel::app {

class LiveProcess : public QObject {
    Q_OBJECT
public:
    using OwnAddresses = std::function<std::vector<live::Address>()>;

    using QObject::QObject;
    ~LiveProcess() override;

    bool running() const { return m_process != nullptr; }
    /// Sets the function that finds the addresses of this machine.
    void setOwnAddresses(OwnAddresses own) { m_own = std::move(own); }
    /// Starts the child. Waits for a previous child that is still ending, because it may use the same port.
    void start(const QString& program, const QStringList& arguments);
    /// Sends one line. Does nothing without a child.
    void send(const QJsonObject& message);
    /// Closes the child's input, which ends it. Kills a child that continues.
    void end();
    /// Kills the child because it broke the protocol, and emits `protocolBroken`.
    void reject(std::string_view why);
    /// Writes a line to the message log, truncated and safe for a terminal. The number of lines for each
    /// child is limited.
    void log(std::string_view text);

Q_SIGNALS:
    void started(); ///< The child accepts messages.
    void received(const live::ChildLine& line);
    void crashed(); ///< The child has ended by itself.
    void protocolBroken(); ///< The child broke the protocol and was killed.
    void startFailed(const QString& why); ///< `why` is the system's error message.

private:
    void launch();
    void listen();
    void readErrors();

    std::unique_ptr<QProcess> m_process; ///< Null if there is no active child.
    QProcess* m_ending = nullptr;
    QString m_program;
    QStringList m_arguments;
    OwnAddresses m_own = live::addresses;
    /// Limits for lines and bytes that the child sends.
    live::RateLimiter m_lines{100, 400}, m_bytes{64 * 1024, 256 * 1024};
    qint64 m_errorBytes = 0; ///< Bytes received from standard error.
    int m_logged = 0;
    bool m_wanted = false; ///< Start the child as soon as the previous one has ended.
};

} // namespace tafel::app
