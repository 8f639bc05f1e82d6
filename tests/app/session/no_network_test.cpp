// No screen loads anything from a network, whatever its content.
#include "app/session/no_network.h"

#include <memory>

#include <QElapsedTimer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTcpServer>
#include <QTest>

#include <gtest/gtest.h>

namespace tafel::app {

namespace {

/// Shows an image, shows a text with an image, and sends a request from a script.
/// \return the number of connections to a server on this machine
int requestsOf(QQmlEngine& engine)
{
    QTcpServer server;
    EXPECT_TRUE(server.listen(QHostAddress::LocalHost));
    const QString address = QStringLiteral("http://127.0.0.1:%1/beacon.png").arg(server.serverPort());
    QQmlComponent component(&engine);
    component.setData(QStringLiteral(R"(import QtQuick
        Item {
            property int answers: 0
            Image { source: "%1"; onStatusChanged: if (status === Image.Error) ++parent.answers }
            Text { text: "<img src=\"%1?text\" width=\"9\" height=\"9\">"; textFormat: Text.StyledText }
            Component.onCompleted: {
                const request = new XMLHttpRequest();
                request.onreadystatechange = () => {
                    if (request.readyState === XMLHttpRequest.DONE)
                        ++answers;
                };
                request.open("GET", "%1?script");
                request.send();
            }
        })")
                          .arg(address)
                          .toUtf8(),
        QUrl());
    const std::unique_ptr<QObject> item(component.create());
    EXPECT_TRUE(item) << qPrintable(component.errorString());
    const auto refused = [&] { return item && item->property("answers").toInt() == 2; };
    const auto asked = [&] { return server.hasPendingConnections(); };
    EXPECT_TRUE(QTest::qWaitFor([&] { return refused() || asked(); }, 5000));
    QTest::qWait(200); // a text reports no error when it is refused
    int requests = 0;
    while (server.nextPendingConnection())
        ++requests;
    return requests;
}

TEST(NoNetwork, isWhereAnEngineWouldLoadFrom)
{
    QQmlEngine engine;
    EXPECT_GT(requestsOf(engine), 0);
}

TEST(NoNetwork, isRefusedAltogether)
{
    QQmlEngine engine;
    refuseNetwork(engine);
    EXPECT_EQ(requestsOf(engine), 0);
}

} // namespace

} // namespace tafel::app
