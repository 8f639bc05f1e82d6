#include "app/session/no_network.h"

#include <QNetworkAccessManager>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>

namespace tafel::app {

namespace {

class RefusingManager final : public QNetworkAccessManager {
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    /// Asks for an address of a protocol that does not exist. Qt answers with an error and sends nothing.
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest&, QIODevice*) override
    {
        const QNetworkRequest refused(QUrl(QStringLiteral("tafelrichter-loads-nothing-from-a-network:")));
        return QNetworkAccessManager::createRequest(operation, refused);
    }
};

class RefusingFactory final : public QQmlNetworkAccessManagerFactory {
public:
    QNetworkAccessManager* create(QObject* parent) override { return new RefusingManager(parent); }
};

} // namespace

void refuseNetwork(QQmlEngine& engine)
{
    static RefusingFactory factory; // The factory outlives every engine, which does not own it.
    engine.setNetworkAccessManagerFactory(&factory);
}

} // namespace tafel::app
