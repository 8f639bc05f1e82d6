// Controls the stand-in of the sharing process (fake_app.py): its sent and its received lines.
#pragma once

#include <memory>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QVariantList>

#include "app/live/sharing.h"
#include "app/session/session.h"

namespace tafel::test {

/// Registered as `standIn` in QML.
class StandIn : public QObject {
    Q_OBJECT
public:
    ~StandIn() override { qputenv("PATH", m_path); }

    /// Makes this session share through the stand-in, which starts without received lines.
    Q_INVOKABLE void takePlace(QObject* session, const QString& folder)
    {
        m_folder = folder;
        QDir().mkpath(folder);
        qputenv("STAND_IN", folder.toUtf8());
        app::Sharing* const sharing = static_cast<app::Session*>(session)->sharing();
        sharing->setProgram(QStringLiteral(TAFEL_STAND_IN));
        sharing->setOwnAddresses([own = m_own] { return *own; });
    }
    /// Sets the addresses of this machine that the app finds from now on, best first.
    void addressesAre(std::vector<live::Address> addresses) { *m_own = std::move(addresses); }
    /// The secret of a phone with this name.
    Q_INVOKABLE static QString phone(const QString& name) { return name.leftJustified(22, '-'); }
    /// Simulates that no sharing program is installed.
    Q_INVOKABLE void takeAway(QObject* session)
    {
        static_cast<app::Session*>(session)->sharing()->setProgram({});
    }
    /// Sets the encryption of the Wi-Fi that NetworkManager reports: "WPA2", or "" for an open network.
    void networkIs(const QString& encryption)
    {
        networkManagerIs(QStringLiteral(
            "#!/bin/sh\necho \"$@\" >>\"$STAND_IN/asked\"\necho ' :WPA2'\necho '*:%1'\necho ' :'\n")
                             .arg(encryption));
    }
    /// The arguments of each call of NetworkManager.
    QByteArrayList networkManagerAsked() const { return lines("asked"); }
    /// Simulates that NetworkManager does not start.
    void noNetworkManager() { networkManagerIs(QStringLiteral("#!/nowhere/sh\n")); }
    /// Sends these lines and waits until the app has read them; returns false if the stand-in does not run.
    Q_INVOKABLE bool say(const QString& lines)
    {
        if (!beginToSay(lines) || !QTest::qWaitFor([this] { return hasSaidAll(); }, 5000))
            return false;
        QTest::qWait(30);
        return true;
    }
    /// Sends these lines while the stand-in runs.
    Q_INVOKABLE bool beginToSay(const QString& lines)
    {
        QFile file(m_folder + "/next");
        if (!QTest::qWaitFor([this] { return hasSaidAll(); }, 5000) || !file.open(QIODevice::WriteOnly))
            return false;
        file.write(lines.toUtf8());
        file.close();
        return file.rename(m_folder + "/say");
    }
    /// The received messages of this kind, oldest first.
    QList<QJsonObject> messages(const QString& kind) const
    {
        QList<QJsonObject> all;
        for (const QByteArray& line : lines("heard"))
            if (const QJsonObject message = QJsonDocument::fromJson(line).object();
                message["kind"].toString() == kind)
                all << message;
        return all;
    }
    Q_INVOKABLE QVariantList heard(const QString& kind) const
    {
        QVariantList all;
        for (const QJsonObject& message : messages(kind))
            all << message.toVariantMap();
        return all;
    }
    /// The number of starts. Wait for it, because a stopped stand-in may receive lines for the next one.
    Q_INVOKABLE int started() const { return static_cast<int>(calls().size()); }
    /// The arguments of each start.
    QList<QStringList> calls() const
    {
        QList<QStringList> all;
        for (const QByteArray& line : lines("called"))
            all << QJsonDocument::fromJson(line).toVariant().toStringList();
        return all;
    }

private:
    bool hasSaidAll() const
    {
        return !QFile::exists(m_folder + "/say") && !QFile::exists(m_folder + "/saying");
    }

    QByteArrayList lines(const QString& name) const
    {
        QFile file(m_folder + '/' + name);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QByteArrayList all = file.readAll().split('\n');
        all.removeAll(QByteArray());
        return all;
    }

    void networkManagerIs(const QString& script)
    {
        QFile file(m_folder + "/nmcli");
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no stand-in of NetworkManager");
        file.write(script.toUtf8());
        file.setPermissions(QFile::ReadUser | QFile::WriteUser | QFile::ExeUser);
        qputenv("PATH", m_folder.toUtf8() + ':' + m_path);
    }

    QString m_folder;
    std::shared_ptr<std::vector<live::Address>> m_own = std::make_shared<std::vector<live::Address>>(
        std::vector<live::Address>{{"wlan0", "192.168.178.34", 0}, {"eth0", "10.0.0.7", 1}});
    QByteArray m_path = qgetenv("PATH");
};

} // namespace tafel::test
