// What lies behind a dialog is silent: a screen reader does not find it.
#pragma once

#include <QPointer>
#include <QQuickWindow>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

/// Hides disabled items from screen readers. A screen disables what lies below a dialog, and the control that
/// has the focus changes then; what is made later, like a preview, is found when it is painted, at most ten
/// times a second.
class Silence : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickWindow* target READ target WRITE setTarget NOTIFY targetChanged)
public:
    explicit Silence(QObject* parent = nullptr);

    QQuickWindow* target() const { return m_target; }
    void setTarget(QQuickWindow* window);

    /// Hides what is disabled now, and shows again what this object has hidden and is enabled.
    Q_INVOKABLE void update();

Q_SIGNALS:
    void targetChanged();

private:
    void update(QQuickItem& item);

    QPointer<QQuickWindow> m_target;
    QTimer m_painted;
};

} // namespace tafel::app
