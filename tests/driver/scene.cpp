#include "scene.h"

#include <algorithm>

#include <QAccessible>
#include <QColor>
#include <QFont>

namespace tafel::test {

namespace {

QObject* tapHandler(const QQuickItem* item)
{
    for (QObject* child : item->children())
        if (child->inherits("QQuickTapHandler") && child->property("enabled").toBool())
            return child;
    return nullptr;
}

bool hasRole(const QQuickItem* item, QAccessible::Role role)
{
    const QAccessibleInterface* accessible
        = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(item));
    return accessible && accessible->role() == role;
}

bool takesFocus(const QQuickItem* item)
{
    return item->activeFocusOnTab();
}

} // namespace

bool isText(const QQuickItem* item)
{
    return item->inherits("QQuickText");
}

bool isNote(const QQuickItem* item)
{
    return hasRole(item, QAccessible::AlertMessage);
}

bool isControl(const QQuickItem* item)
{
    if (takesFocus(item) || item->inherits("QQuickTextInput"))
        return true;
    if (!tapHandler(item))
        return false;
    // Items within a chart pass their taps to the chart, which is a control itself: the keyboard reaches it,
    // and its points with the arrow keys. A line of text that opens nothing is not a control.
    if (const QQuickItem* around = item->parentItem();
        around && takesFocus(around) && hasRole(around, QAccessible::Chart))
        return false;
    return item->property("clickable") != QVariant(false);
}

Scene::Scene(QQuickWindow& window)
{
    add(window.contentItem(), QRectF(QPointF(), QSizeF(window.size())), -1);
}

void Scene::add(QQuickItem* item, QRectF clip, int parent)
{
    if (!item->isVisible() || item->opacity() <= 0.01)
        return;
    const int index = size();
    const QRectF place = item->mapRectToScene(
        isText(item) ? item->boundingRect() : QRectF(0, 0, item->width(), item->height()));
    m_things.push_back({item, place, place & clip, parent});
    if (isControl(item)) {
        QObject* tap = tapHandler(item);
        const qreal margin = tap ? tap->property("margin").toReal() : 0;
        const QRectF reach = place.adjusted(-margin, -margin, margin, margin);
        m_things.back().reach = reach.size();
        m_things.back().hit = reach & clip;
    }
    if (item->clip())
        clip &= item->mapRectToScene({0, 0, item->width(), item->height()});
    QList<QQuickItem*> children = item->childItems();
    std::stable_sort(
        children.begin(), children.end(), [](QQuickItem* a, QQuickItem* b) { return a->z() < b->z(); });
    for (QQuickItem* child : children)
        add(child, clip, index);
    m_things[static_cast<std::size_t>(index)].last = size() - 1;
}

QRectF Scene::letters(const Thing& thing)
{
    const qreal size = thing.item->property("font").value<QFont>().pixelSize();
    const QRectF& place = thing.place;
    return place.adjusted(
        0, std::min(size * 0.26, place.height() / 3), 0, -std::min(size * 0.24, place.height() / 3));
}

bool Scene::covered(int index, const QRectF& place, int until) const
{
    for (int over = at(index).last + 1; over < until; ++over) {
        const Thing& thing = at(over);
        if (thing.item->inherits("QQuickRectangle")
            && thing.item->property("color").value<QColor>().alpha() == 255 && thing.seen.contains(place))
            return true;
    }
    return false;
}

int Scene::overlaid(int index) const
{
    const QRectF words = letters(at(index)) & at(index).seen;
    for (int over = at(index).last + 1; over < size(); ++over) {
        const Thing& thing = at(over);
        if (!thing.item->inherits("QQuickRectangle")
            || thing.item->property("color").value<QColor>().alpha() < 255)
            continue;
        const QRectF both = thing.seen & words;
        bool goesAway = false;
        for (int around = over; around >= 0; around = at(around).parent)
            goesAway = goesAway || isNote(at(around).item);
        if (both.width() > 3 && both.height() > 3 && !thing.seen.contains(words) && !goesAway)
            return over;
    }
    return -1;
}

bool Scene::underNote(int index) const
{
    for (int over = at(index).last + 1; over < size(); ++over)
        if (!(at(over).seen & at(index).seen).isEmpty() && isNote(at(over).item))
            return true;
    return false;
}

bool Scene::shielded(int index, const QRectF& place, int until) const
{
    for (int over = at(index).last + 1; over < until; ++over)
        if (at(over).item->inherits("QQuickMouseArea") && at(over).seen.contains(place))
            return true;
    return false;
}

int Scene::control(int index) const
{
    while (index >= 0 && !isControl(at(index).item))
        index = at(index).parent;
    return index;
}

int Scene::scroller(int index) const
{
    for (index = at(index).parent; index >= 0; index = at(index).parent)
        if (at(index).item->inherits("QQuickFlickable"))
            return index;
    return -1;
}

QQuickItem* Scene::rows(int index) const
{
    const int list = scroller(index);
    if (list < 0 || !at(list).item->inherits("QQuickListView") || !at(list).item->property("stop").isValid())
        return nullptr;
    return hasRole(at(index).item, QAccessible::ListItem) ? at(list).item : nullptr;
}

QString Scene::describe(int index) const
{
    QString name, words = at(index).item->property("text").toString();
    for (int around = index; around >= 0 && name.isEmpty(); around = at(around).parent)
        name = at(around).item->objectName();
    if (words.isEmpty())
        words = at(index).item->property("label").toString();
    const QRectF& place = at(index).place;
    return QStringLiteral("%1 in \"%2\" \"%3\" (%4,%5 %6x%7)")
        .arg(QString::fromLatin1(at(index).item->metaObject()->className())
                 .section(QStringLiteral("_QMLTYPE"), 0, 0),
            name, words.left(60))
        .arg(qRound(place.x()))
        .arg(qRound(place.y()))
        .arg(qRound(place.width()))
        .arg(qRound(place.height()));
}

} // namespace tafel::test
