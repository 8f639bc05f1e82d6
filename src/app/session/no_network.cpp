#include "app/session/no_network.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>

namespace tafel::app {

namespace {

/// The reply to a request that is not sent.
class RefusedReply final : public QNetworkReply {
public:
    RefusedReply(QNetworkAccessManager::Operation operation, const QNetworkRequest& request, QObject* parent)
        : QNetworkReply(parent)
    {
        setOperation(operation);
        setRequest(request);
        setUrl(request.url());
        setError(ContentAccessDenied, QStringLiteral("Tafelrichter loads nothing from a network."));
        setFinished(true);
        // The caller connects to the reply only after it was returned.
        QMetaObject::invokeMethod(
            this,
            [this] {
                Q_EMIT errorOccurred(error());
                Q_EMIT finished();
            },
            Qt::QueuedConnection);
    }

    void abort() override { }

protected:
    qint64 readData(char*, qint64) override { return -1; }
};

class RefusingManager final : public QNetworkAccessManager {
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice*) override
    {
        return new RefusedReply(operation, request, this);
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
