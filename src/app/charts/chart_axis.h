// The ticks of an axis for the charts on the screen.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

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
};

} // namespace tafel::app
