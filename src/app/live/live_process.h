// The program that shares, as a child process: lines of JSON both ways (docs/live.md). What it says is judged
// here, and only lines that keep to the protocol go on.
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
    /// What finds the addresses of this machine.
    void setOwnAddresses(OwnAddresses own) { m_own = std::move(own); }
    /// One that is still ending is waited for: it may have the same port.
    void start(const QString& program, const QStringList& arguments);
    /// One line. Without a child nobody hears it.
    void send(const QJsonObject& message);
    /// Its lines end, and so does it; one that goes on is killed.
    void end();
    /// It broke the protocol: it is killed, and `broke` is emitted.
    void reject(std::string_view why);
    /// A line for the log of the app, cut and safe for a terminal; only so many of each child.
    void log(std::string_view text);

Q_SIGNALS:
    void started(); ///< It can be told things.
    void received(const live::ChildLine& line);
    void crashed(); ///< It has ended by itself.
    void broke(); ///< It broke the protocol and has been killed.
    void startFailed(const QString& why); ///< As the system says it.

private:
    void launch();
    void listen();
    void readErrors();

    std::unique_ptr<QProcess> m_process; ///< Null: there is none that is talked to.
    QProcess* m_ending = nullptr;
    QString m_program;
    QStringList m_arguments;
    OwnAddresses m_own = live::addresses;
    live::RateLimiter m_lines{100, 400}, m_bytes{64 * 1024, 256 * 1024}; ///< That it may say.
    qint64 m_errorBytes = 0; ///< That came from its standard error.
    int m_logged = 0;
    bool m_wanted = false; ///< To be started as soon as the one before has ended.
};

} // namespace tafel::app
