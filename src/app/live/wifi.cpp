#include "app/live/wifi.h"

#include <QProcess>
#include <QTimer>

namespace tafel::app {

void checkIfOpen(const QString& interface, QObject* whom, std::function<void(bool)> tell)
{
    auto* const asked = new QProcess(whom);
    QObject::connect(asked, &QProcess::errorOccurred, asked, &QObject::deleteLater);
    QObject::connect(asked, &QProcess::finished, asked, [asked, tell = std::move(tell)] {
        // There is a line for each visible network, with "*" for the active one and its encryption: "*:WPA2".
        for (const QByteArray& line : asked->readAllStandardOutput().split('\n'))
            if (line.startsWith("*:"))
                tell(line == "*:");
        asked->deleteLater();
    });
    constexpr int patience = 5000; // In milliseconds.
    QTimer::singleShot(patience, asked, &QProcess::kill);
    asked->start(QStringLiteral("nmcli"),
        {QStringLiteral("--terse"), QStringLiteral("--fields"), QStringLiteral("IN-USE,SECURITY"),
            QStringLiteral("device"), QStringLiteral("wifi"), QStringLiteral("list"),
            QStringLiteral("ifname"), interface, QStringLiteral("--rescan"), QStringLiteral("no")});
}

} // namespace tafel::app
