// Charts as files.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

class ChartPictures : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
public:
    using QObject::QObject;

    /// The content of a file with the format "png" or "svg". See `lineChartOf` and `barChartOf`.
    Q_INVOKABLE QByteArray of(const QVariantMap& chart, const QString& format) const;
};

} // namespace tafel::app
