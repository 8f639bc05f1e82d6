#include <QHash>
#include <QtTest/QTest>

#include "accessibility_checks.h"

namespace tafel::test {

namespace {

bool showsFocus(QQuickItem* item)
{
    const auto isRing = [](QQuickItem* each) {
        return isKind(each, "FocusRing") && each->isVisible() && each->opacity() > 0.9;
    };
    for (QQuickItem* child : item->childItems())
        if (isRing(child))
            return true;
    QQuickItem* around = item->parentItem();
    if (!around)
        return false;
    for (QQuickItem* beside : around->childItems())
        if (isRing(beside))
            return true;
    // A line of text shows its focus by a frame that is wider than the line.
    return around->inherits("QQuickRectangle")
        && qvariant_cast<QObject*>(around->property("border"))->property("width").toReal()
        >= (item->window()->width() < 600 ? 2 : 3);
}

QQuickItem* press(QQuickWindow& window, Qt::Key key)
{
    QTest::keyClick(&window, key);
    QCoreApplication::processEvents();
    return window.activeFocusItem();
}

/// Whether the second control follows in reading order: not upwards in a column or backwards in a row.
bool readsOn(QQuickItem* from, QQuickItem* to)
{
    std::vector<QQuickItem*> above;
    for (QQuickItem* each = from; each; each = each->parentItem())
        above.push_back(each);
    QQuickItem* inTo = to;
    while (inTo->parentItem() && std::find(above.begin(), above.end(), inTo->parentItem()) == above.end())
        inTo = inTo->parentItem();
    const auto common = std::find(above.begin(), above.end(), inTo->parentItem());
    if (common == above.begin() || common == above.end())
        return true; // one contains the other
    const QQuickItem* inFrom = *(common - 1);
    QQuickItem* both = *common;
    const QRectF a = inFrom->mapRectToItem(both, inFrom->boundingRect()),
                 b = inTo->mapRectToItem(both, inTo->boundingRect());
    const qreal across = std::min(a.right(), b.right()) - std::max(a.left(), b.left());
    const qreal down = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    if (across > 8 && b.bottom() <= a.top() + 8)
        return false;
    return !(down > std::min(a.height(), b.height()) / 2 && b.right() <= a.left() + 8);
}

/// The scroll positions of the surrounding lists, to restore them.
using Lists = std::vector<std::pair<QPointer<QQuickItem>, qreal>>;

Lists scrolled(const Scene& scene)
{
    Lists lists;
    for (const Thing& thing : scene.things())
        if (thing.item->inherits("QQuickFlickable"))
            lists.emplace_back(thing.item,
                thing.item->property("contentY").toReal() - thing.item->property("originY").toReal());
    return lists;
}

void putBack(const Lists& lists, const QPointer<QQuickItem>& focus)
{
    for (const auto& [list, y] : lists)
        // Rows have different heights, so the view estimates its origin.
        if (list && y <= 0 && list->inherits("QQuickListView"))
            QMetaObject::invokeMethod(list, "positionViewAtBeginning");
        else if (list)
            list->setProperty("contentY", y + list->property("originY").toReal());
    if (focus)
        focus->forceActiveFocus();
    QCoreApplication::processEvents();
}

/// Whether a large enough part of the item is inside the window.
bool inSight(QQuickWindow& window, QQuickItem* item)
{
    const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    const QRectF seen = place & QRectF(QPointF(), QSizeF(window.size()));
    constexpr double half = 0.5; // one pixel, because positions are scaled
    return seen.height() >= std::min(place.height(), 40.0) - half
        && seen.width() >= std::min(place.width(), 40.0) - half;
}

} // namespace

void examineFocus(QQuickWindow& window, Found& found)
{
    const Scene scene(window);
    std::vector<QPointer<QQuickItem>> wanted; // scrolling a list creates its rows again
    for (int index = 0; index < scene.size(); ++index) {
        QQuickItem* item = scene.at(index).item;
        // A long list creates its rows while it scrolls. Only those on the screen are checked.
        const int list = scene.scroller(index);
        const bool onTheScreen = list < 0 || !scene.at(list).item->inherits("QQuickListView")
            || !(scene.at(index).place & scene.at(list).seen).isEmpty();
        if (item->activeFocusOnTab() && item->isEnabled() && onTheScreen)
            wanted.emplace_back(item);
    }
    if (wanted.empty())
        return;
    const QPointer<QQuickItem> before = window.activeFocusItem();
    const auto lists = scrolled(scene);
    const auto name = [&](QQuickItem* item) {
        const Scene now(window);
        for (int index = 0; index < now.size(); ++index)
            if (now.at(index).item == item)
                return now.describe(index);
        return QStringLiteral("something that is not there");
    };
    std::vector<QPointer<QQuickItem>> way;
    const std::size_t most = 3 * wanted.size() + 60;
    bool around = false; // whether the focus went from the last item to the first one
    for (QQuickItem* item = press(window, Qt::Key_Tab); way.size() < most;
         item = press(window, Qt::Key_Tab)) {
        if (!item || (!way.empty() && item == way.front()))
            break;
        if (std::find(way.begin(), way.end(), item) != way.end()) {
            found.faults << "Tab comes twice to: " + name(item);
            break;
        }
        if (!way.empty() && way.back() && !readsOn(way.back(), item)) {
            if (around)
                found.faults << "Tab goes back from " + name(way.back()) + " to " + name(item);
            around = true;
        }
        way.emplace_back(item);
        if (!inSight(window, item))
            found.faults << "has the focus out of sight: " + name(item);
        if (!showsFocus(item))
            found.faults << "does not show the focus: " + name(item);
    }
    for (const QPointer<QQuickItem>& item : wanted)
        if (item && std::find(way.begin(), way.end(), item) == way.end() && item->isVisible())
            found.faults << "Tab does not come to: " + name(item);
    // The same controls in reverse order.
    if (way.size() > 1 && window.activeFocusItem() == way.front())
        for (std::size_t step = way.size(); step-- > 0;)
            // An item that no longer exists belonged to a screen that has changed in the meantime.
            if (QQuickItem* item = press(window, Qt::Key_Backtab); way[step] && item != way[step]) {
                found.faults << "Shift+Tab comes to " + (item ? name(item) : QString()) + " in place of "
                        + name(way[step]);
                break;
            }
    putBack(lists, before);
}

namespace {

void examineList(
    QQuickWindow& window, const QPointer<QQuickItem>& stop, const QStringList& rows, Found& found)
{
    if (!stop) {
        found.faults << "Tab comes to no row of the list with " + rows.first();
        return;
    }
    stop->forceActiveFocus(Qt::TabFocusReason);
    QStringList come;
    const QQuickItem* before = nullptr;
    for (QQuickItem* item = press(window, Qt::Key_Home); item && item != before && come.size() < 250;
         item = press(window, Qt::Key_Down)) {
        come << item->objectName();
        if (!inSight(window, item) || !showsFocus(item))
            found.faults << "an arrow came to it, which does not show: " + item->objectName();
        before = item;
        if (std::all_of(rows.begin(), rows.end(), [&](const QString& row) { return come.contains(row); }))
            return;
    }
    for (const QString& row : rows)
        if (!come.contains(row))
            found.faults << "the arrows do not come to: " + row;
}

} // namespace

void examineRows(QQuickWindow& window, Found& found)
{
    const Scene scene(window);
    QHash<QQuickItem*, QStringList> rows; // by name, because scrolling a list creates its rows again
    QHash<QQuickItem*, QPointer<QQuickItem>> stops;
    for (int index = 0; index < scene.size(); ++index) {
        const Thing& thing = scene.at(index);
        QQuickItem* list = scene.rows(index);
        if (!list || !thing.item->isEnabled())
            continue;
        if (thing.item->activeFocusOnTab())
            stops[list] = thing.item;
        if (thing.seen.height() >= std::min(thing.place.height(), 40.0) - 0.5)
            rows[list] << thing.item->objectName();
    }
    const QPointer<QQuickItem> before = window.activeFocusItem();
    const auto lists = scrolled(scene);
    for (auto list = rows.cbegin(); list != rows.cend(); ++list)
        examineList(window, stops.value(list.key()), list.value(), found);
    putBack(lists, before);
}

} // namespace tafel::test
