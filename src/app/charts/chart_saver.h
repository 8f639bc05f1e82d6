// Saves a chart as a picture, or its numbers as a table.
#pragma once

#include <QVariantMap>

#include "app/open_history/saved_files.h"

namespace tafel::app {

class ChartSaver : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
public:
    using QObject::QObject;

    /// Saves a chart as a new file in the folder: its `picture`, or with the format "csv" its numbers.
    /// `chart` has the values of `lineChartOf`, labelTitle and labels (one for each x, ascending; may be
    /// empty), or the values of `barChartOf` and casesTitle.
    Q_INVOKABLE tafel::app::SavedFile save(const QVariantMap& chart, const QString& format,
        const QString& folder, const QByteArray& picture = {});
};

} // namespace tafel::app
