#include "app/session/silence.h"

#include <QQuickItem>

namespace tafel::app {

namespace {

/// The object that `Accessible` attaches to an item; null if a screen reader ignores the item.
QObject* accessibleOf(const QQuickItem& item)
{
    for (QObject* child : item.children())
        if (qstrcmp(child->metaObject()->className(), "QQuickAccessibleAttached") == 0)
            return child;
    return nullptr;
}

} // namespace

Silence::Silence(QObject* parent)
    : QObject(parent)
{
    m_painted.setSingleShot(true);
    m_painted.setInterval(100);
    connect(&m_painted, &QTimer::timeout, this, &Silence::update);
}

void Silence::setTarget(QQuickWindow* window)
{
    m_target = window;
    // The screen has disabled the covered items by the time the focus arrives.
    connect(window, &QQuickWindow::activeFocusItemChanged, this, &Silence::update, Qt::QueuedConnection);
    connect(window, &QQuickWindow::afterAnimating, this, [this] {
        if (!m_painted.isActive())
            m_painted.start();
    });
}

void Silence::update()
{
    m_hidden.removeIf([](const QPointer<QObject>& accessible) {
        const bool shows = accessible && static_cast<QQuickItem*>(accessible->parent())->isEnabled();
        if (shows)
            accessible->setProperty("ignored", false);
        return shows || !accessible;
    });
    hideDisabled(*m_target->contentItem());
}

void Silence::hideDisabled(const QQuickItem& item)
{
    if (!item.isEnabled())
        if (QObject* accessible = accessibleOf(item);
            accessible && !accessible->property("ignored").toBool()) {
            accessible->setProperty("ignored", true);
            m_hidden << accessible;
        }
    for (const QQuickItem* child : item.childItems())
        hideDisabled(*child);
}

} // namespace tafel::app
