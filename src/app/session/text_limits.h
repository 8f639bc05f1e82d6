// How long typed texts may be.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "base/limits.h"

namespace tafel::app {

class TextLimits : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int name READ name CONSTANT) ///< Letters of a person's name.
public:
    using QObject::QObject;

    int name() const { return static_cast<int>(limits::typedNameLetters); }
};

} // namespace tafel::app
