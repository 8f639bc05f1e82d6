// A choice in lists, chips and menus.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

struct ListChoice {
    Q_GADGET
    QML_VALUE_TYPE(listChoice)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString subText MEMBER subText)
public:
    QString id = {}, text = {}, subText = {};

    bool operator==(const ListChoice&) const = default;
};

} // namespace tafel::app
