#include "app/session/screen_wake_lock.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace tafel::app {

namespace {

QDBusMessage call(const QString& method)
{
    const QString service = QStringLiteral("org.freedesktop.ScreenSaver");
    return QDBusMessage::createMethodCall(
        service, QStringLiteral("/org/freedesktop/ScreenSaver"), service, method);
}

} // namespace

ScreenWakeLock::~ScreenWakeLock()
{
    keepOn(false);
}

void ScreenWakeLock::keepOn(bool on)
{
    if (on == m_on)
        return;
    m_on = on;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    if (!on) {
        if (m_cookie != 0)
            bus.send(call(QStringLiteral("UnInhibit")) << m_cookie);
        m_cookie = 0;
        return;
    }
    const QDBusMessage wish = call(QStringLiteral("Inhibit"))
        << QStringLiteral("Tafelrichter") << tr("A match is on the table.");
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(wish), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* watcher) {
        const QDBusPendingReply<uint> reply = *watcher;
        watcher->deleteLater();
        if (reply.isError())
            return;
        m_cookie = reply.value();
        if (!m_on) {
            QDBusConnection::sessionBus().send(call(QStringLiteral("UnInhibit")) << m_cookie);
            m_cookie = 0;
        }
    });
}

} // namespace tafel::app
