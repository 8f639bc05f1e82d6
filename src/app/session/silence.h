// Hides content behind a dialog from screen readers.
#pragma once

#include <QPointer>
#include <QQuickWindow>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

/// Hides disabled items from screen readers. A screen disables the content below a dialog, which also changes
/// the control with the focus. Items that are created later, like a preview, are found when they are painted,
/// at most ten times a second.
class Silence : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickWindow* target READ target WRITE setTarget NOTIFY targetChanged)
public:
    explicit Silence(QObject* parent = nullptr);

    QQuickWindow* target() const { return m_target; }
    void setTarget(QQuickWindow* window); ///< Sets the window, once.

    /// Hides items that are disabled now. Shows items again that this object has hidden and that are enabled.
    Q_INVOKABLE void update();

Q_SIGNALS:
    void targetChanged();

private:
    void update(QQuickItem& item);

    QPointer<QQuickWindow> m_target;
    QTimer m_painted;
};

} // namespace tafel::app
