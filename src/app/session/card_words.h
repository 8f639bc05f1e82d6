// Cards in words.
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

    /// "RQ" becomes "queen of ravens" or "Raben-Dame". A text that is not a card of the pack is returned
    /// unchanged.
    Q_INVOKABLE QString card(const QString& card, bool french, bool german) const;
    /// The rank as it is printed: "Q" becomes "D" where the letters of the pack are German. A text that is
    /// not a rank is returned unchanged.
    Q_INVOKABLE QString rank(const QString& rank, bool french, bool german) const;
    /// The name of a suit by its `suitSymbol`. "R" becomes "ravens" or "Raben". A text that is not the sign
    /// of a suit is returned unchanged.
    Q_INVOKABLE QString suit(const QString& sign, bool german) const;
};

} // namespace tafel::app
