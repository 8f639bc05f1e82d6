// A text as a QR code: dark on light in every theme, with its quiet zone.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

class QrCode : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
public:
    using QQuickPaintedItem::QQuickPaintedItem;

    const QString& text() const { return m_text; }
    void setText(const QString& text);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void textChanged();

private:
    QString m_text;
};

} // namespace tafel::app
