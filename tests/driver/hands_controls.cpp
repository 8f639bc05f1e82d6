#include <set>

#include <QAccessible>

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
        QAccessible::Graphic, QAccessible::AlertMessage, QAccessible::Slider, QAccessible::Cell,
        QAccessible::Document};
    return roles.contains(role);
}

/// Keys of the app's own keyboard: a real one types the same. Cards of a grid: the arrows go there.
bool hasOtherKeys(const Scene& scene, int index)
{
    for (; index >= 0; index = scene.at(index).parent)
        if (isKind(scene.at(index).item, "NameKeyboard") || isKind(scene.at(index).item, "CardGrid"))
            return true;
    return false;
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
        if (!thing.item->activeFocusOnTab() && !hasOtherKeys(scene, index) && !scene.rows(index))
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
                && !isNote(scene.at(controls[a]).item) && !isNote(scene.at(controls[b]).item)
                && !scene.shielded(controls[a], both, controls[b]))
                found.faults << "two lie over each other: " + scene.describe(controls[a]) + " and "
                        + scene.describe(controls[b]);
        }
}

} // namespace tafel::test
