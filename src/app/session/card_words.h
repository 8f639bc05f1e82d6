// Cards as a screen reader says them.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

class CardWords : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
public:
    using QObject::QObject;

    /// "RQ": "queen of ravens", "Raben-Dame". A text that is no card of the pack comes back as it is.
    Q_INVOKABLE QString card(const QString& card, bool french, bool german) const;
    /// A suit by the sign of its drawing, as `suitSign` has it. "R": "ravens", "Raben". A text that is no
    /// sign of a suit comes back as it is.
    Q_INVOKABLE QString suit(const QString& sign, bool german) const;
};

} // namespace tafel::app
