#include <set>

#include <QAccessible>
#include <QtTest/QTest>

#include "hands.h"

namespace tafel::test {

namespace {

/// The app lays out for 160 to the inch: 54 are 9 mm.
qreal target(const QQuickWindow& window)
{
    const qreal w = window.width(), h = window.height();
    return 54 * (h > w ? std::min(w / 800, h / 1280) : std::min(w / 1280, h / 800));
}

bool fits(QAccessible::Role role)
{
    static const std::set<int> roles{QAccessible::Button, QAccessible::CheckBox, QAccessible::RadioButton,
        QAccessible::Link, QAccessible::ListItem, QAccessible::EditableText, QAccessible::ColumnHeader,
        QAccessible::Row, QAccessible::PageTab, QAccessible::Chart, QAccessible::StaticText,
        QAccessible::Graphic, QAccessible::AlertMessage, QAccessible::Slider, QAccessible::Cell};
    return roles.contains(role);
}

/// Keys of the app's own keyboard: a real one types the same.
bool isLetterKey(const Scene& scene, int index)
{
    for (; index >= 0; index = scene.at(index).parent)
        if (isKind(scene.at(index).item, "NameKeyboard"))
            return true;
    return false;
}

bool isBubble(const QQuickItem* item)
{
    return isKind(item, "Note");
}

} // namespace

void examineControls(QQuickWindow& window, Found& found)
{
    const Scene scene(window);
    const qreal least = target(window) - 1;
    std::vector<int> controls;
    for (int index = 0; index < scene.size(); ++index)
        if (isControl(scene.at(index).item) && scene.at(index).item->isEnabled())
            controls.push_back(index);
    found.controls += static_cast<int>(controls.size());
    for (const int index : controls) {
        const Thing& thing = scene.at(index);
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(thing.item);
        if (!spoken) {
            found.faults << "no accessible item: " + scene.describe(index);
            continue;
        }
        if (spoken->text(QAccessible::Name).trimmed().isEmpty())
            found.faults << "no name: " + scene.describe(index);
        if (!fits(spoken->role()))
            found.faults << QStringLiteral("role %1: ").arg(spoken->role()) + scene.describe(index);
        if (!thing.item->activeFocusOnTab() && !isLetterKey(scene, index))
            found.faults << "the keyboard does not reach: " + scene.describe(index);
        if (thing.reach.width() < least || thing.reach.height() < least)
            found.faults << QStringLiteral("%1 x %2 are less than 9 mm: ")
                                .arg(thing.reach.width())
                                .arg(thing.reach.height())
                    + scene.describe(index);
    }
    for (std::size_t a = 0; a < controls.size(); ++a)
        for (std::size_t b = a + 1; b < controls.size(); ++b) {
            const QRectF both = scene.at(controls[a]).hit & scene.at(controls[b]).hit;
            if (both.width() > 4 && both.height() > 4 && !scene.holds(controls[a], controls[b])
                && !isBubble(scene.at(controls[a]).item) && !isBubble(scene.at(controls[b]).item)
                && !scene.shielded(controls[a], both, controls[b]))
                found.faults << "two lie over each other: " + scene.describe(controls[a]) + " and "
                        + scene.describe(controls[b]);
        }
}

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
    // A line of text: its frame is the ring.
    return around->inherits("QQuickRectangle")
        && qvariant_cast<QObject*>(around->property("border"))->property("width").toReal() >= 3;
}

QQuickItem* press(QQuickWindow& window, Qt::Key key)
{
    QTest::keyClick(&window, key);
    QCoreApplication::processEvents();
    return window.activeFocusItem();
}

/// From one control to the next one reads on: never up within a column, never back within a row.
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
        return true; // one holds the other
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

/// Where the lists around it stand, to bring them back there.
std::vector<std::pair<QPointer<QQuickItem>, qreal>> scrolled(const Scene& scene)
{
    std::vector<std::pair<QPointer<QQuickItem>, qreal>> lists;
    for (const Thing& thing : scene.things())
        if (thing.item->inherits("QQuickFlickable"))
            lists.emplace_back(thing.item, thing.item->property("contentY").toReal());
    return lists;
}

} // namespace

void examineFocus(QQuickWindow& window, Found& found)
{
    const Scene scene(window);
    std::vector<QPointer<QQuickItem>> wanted; // a list that is scrolled makes its rows anew
    for (int index = 0; index < scene.size(); ++index) {
        QQuickItem* item = scene.at(index).item;
        // A long list makes its rows as it scrolls: those that are on the screen.
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
    bool around = false; // from the last one to the first one
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
        const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        const QRectF seen = place & QRectF(QPointF(), QSizeF(window.size()));
        if (seen.height() < std::min(place.height(), 40.0) || seen.width() < std::min(place.width(), 40.0))
            found.faults << "has the focus out of sight: " + name(item);
        if (!showsFocus(item))
            found.faults << "does not show the focus: " + name(item);
    }
    for (const QPointer<QQuickItem>& item : wanted)
        if (item && std::find(way.begin(), way.end(), item) == way.end() && item->isVisible())
            found.faults << "Tab does not come to: " + name(item);
    // And the same way back.
    if (way.size() > 1 && window.activeFocusItem() == way.front())
        for (std::size_t step = way.size(); step-- > 0;)
            if (QQuickItem* item = press(window, Qt::Key_Backtab); item != way[step]) {
                found.faults << "Shift+Tab comes to " + (item ? name(item) : QString()) + " in place of "
                        + (way[step] ? name(way[step]) : QString());
                break;
            }
    for (const auto& [list, y] : lists)
        if (list)
            list->setProperty("contentY", y);
    if (before)
        before->forceActiveFocus();
    QCoreApplication::processEvents();
}

} // namespace tafel::test
