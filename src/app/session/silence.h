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
    Q_PROPERTY(QQuickWindow* target MEMBER m_target WRITE setTarget REQUIRED) ///< Does not change.
public:
    explicit Silence(QObject* parent = nullptr);

    void setTarget(QQuickWindow* window);

private:
    /// Hides items that are disabled now. Shows items again that this object has hidden and that are enabled.
    void update();
    void hideDisabled(const QQuickItem& item);

    QQuickWindow* m_target = nullptr;
    /// The attached objects of the items that this object, and not their own file, has hidden.
    QList<QPointer<QObject>> m_hidden;
    QTimer m_painted;
};

} // namespace tafel::app
