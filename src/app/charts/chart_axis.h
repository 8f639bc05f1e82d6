// The ticks of an axis and the places on it, for the charts on the screen.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/charts/chart_description.h"
#include "base/keep_apart.h"
#include "base/tick_step.h"

namespace tafel::app {

class ChartAxis : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
public:
    using QObject::QObject;

    /// See `tickStep`.
    Q_INVOKABLE double step(double range, double most) const { return tickStep(range, most); }
    /// See `placeOn`.
    Q_INVOKABLE double place(double value, double from, double to, double begin, double length) const
    {
        return placeOn(value, from, to, begin, length);
    }
    /// See `keepApart`.
    Q_INVOKABLE QList<double> apart(QList<double> places, double step, double lowest) const
    {
        keepApart(places, step, lowest);
        return places;
    }
};

} // namespace tafel::app
