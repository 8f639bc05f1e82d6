// Saves a chart as a picture, or its numbers as a table.
#pragma once

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "app/open_history/saved_files.h"

namespace tafel::app {

class ChartSaver : public QObject {
    Q_OBJECT
    QML_ELEMENT
public:
    using QObject::QObject;

    /// Saves the chart as a new file in the folder. `format` is "png", "svg" or "csv". `chart` has title and
    /// look.
    /// For lines it also has xTitle, yTitle, series, xFrom, xTo, yFrom, yTo, target (NaN if there is none),
    /// xTicks and yTicks [{at, text}], labelTitle and labels (one for each x, ascending; may be empty).
    /// For bars it also has unitTitle, names, rows [{name, players: [{average, text, deals, weak}]}], lowest,
    /// highest, ticks.
    Q_INVOKABLE tafel::app::SavedFile save(
        const QVariantMap& chart, const QString& format, const QString& folder);
};

} // namespace tafel::app
