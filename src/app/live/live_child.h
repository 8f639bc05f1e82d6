// The program that shares, as a child process: lines of JSON both ways (docs/live.md).
#pragma once

#include <memory>

#include <QJsonObject>
#include <QObject>
#include <QProcess>

namespace tafel::app {

class LiveChild : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~LiveChild() override;

    bool running() const { return m_process != nullptr; }
    /// One that is still ending is waited for: it may have the same port.
    void start(const QString& program, const QStringList& arguments);
    /// One line. Without a child nobody hears it.
    void tell(const QJsonObject& message);
    /// Its lines end, and so does it; one that goes on is killed.
    void end();

Q_SIGNALS:
    void begun(); ///< It can be told things.
    void said(const QJsonObject& message);
    void fell(); ///< It has ended by itself.
    void notStarted(const QString& why); ///< As the system says it.

private:
    void launch();
    void listen();

    std::unique_ptr<QProcess> m_process; ///< Null: there is none that is talked to.
    QProcess* m_ending = nullptr;
    QString m_program;
    QStringList m_arguments;
    bool m_wanted = false; ///< To be started as soon as the one before has ended.
};

} // namespace tafel::app
