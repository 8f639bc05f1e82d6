// How long typed texts may be.
#pragma once

#include "app/phrases/fields.h"
#include "base/limits.h"

namespace tafel::app {

class TextLimits : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Letters of a person's name.
    CONSTANT_GETTER(int, name) const { return static_cast<int>(limits::typedNameLetters); }

public:
    using QObject::QObject;
};

} // namespace tafel::app
