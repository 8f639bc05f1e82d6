#include "app/session/silence.h"

#include <QQuickItem>

namespace tafel::app {

namespace {

constexpr auto hiddenHere
    = "_tafelHidden"; ///< Dynamic property of items that `Silence`, and not their own file, has hidden.

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
    connect(&m_painted, &QTimer::timeout, this, qOverload<>(&Silence::update));
}

void Silence::setTarget(QQuickWindow* window)
{
    m_target = window;
    // The screen has disabled the covered items by the time the focus arrives.
    connect(window, &QQuickWindow::activeFocusItemChanged, this, qOverload<>(&Silence::update),
        Qt::QueuedConnection);
    connect(window, &QQuickWindow::afterAnimating, this, [this] {
        if (!m_painted.isActive())
            m_painted.start();
    });
}

void Silence::update()
{
    update(*m_target->contentItem());
}

void Silence::update(QQuickItem& item)
{
    if (QObject* accessible = accessibleOf(item)) {
        const bool hidden = accessible->property(hiddenHere).toBool();
        if (!item.isEnabled() && !accessible->property("ignored").toBool()) {
            accessible->setProperty("ignored", true);
            accessible->setProperty(hiddenHere, true);
        } else if (item.isEnabled() && hidden) {
            accessible->setProperty("ignored", false);
            accessible->setProperty(hiddenHere, false);
        }
    }
    for (QQuickItem* child : item.childItems())
        update(*child);
}

} // namespace tafel::app
