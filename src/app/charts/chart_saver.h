// Saves a chart as a picture, or its numbers as a table.
#pragma once

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

class ChartSaver : public QObject {
    Q_OBJECT
    QML_ELEMENT
public:
    using QObject::QObject;

    /// Into a new file of the folder. `format`: "png", "svg" or "csv". `chart` says what is drawn: title,
    /// look, and
    ///  of lines: xTitle, yTitle, series, xFrom, xTo, yFrom, yTo, target (NaN: none), xTicks and yTicks
    ///   [{at, text}], labelTitle and labels (one for each x, ascending; empty: none);
    ///  of bars: unitTitle, names, rows [{name, players: [{average, text, deals, weak}]}], lowest, highest,
    ///  ticks.
    /// Returns {saved: the file} or {title, problem}: what happened, and what to do.
    Q_INVOKABLE QVariantMap save(const QVariantMap& chart, const QString& format, const QString& folder);
};

} // namespace tafel::app
