#include <cmath>
#include <set>

#include <QAccessible>
#include <QRegularExpression>

#include "accessibility_checks.h"

namespace tafel::test {

namespace {

/// The app's layout assumes 160 pixels per inch: 54 pixels are 9 mm. On a phone the limit is 44 pixels.
qreal target(const QQuickWindow& window)
{
    const qreal w = window.width(), h = window.height();
    return std::max(44.0, 54 * (h > w ? std::min(w / 800, h / 1280) : std::min(w / 1280, h / 800)));
}

/// A key of the on-screen keyboard, which may be as narrow as an eleventh of the window (docs/limits.md).
bool isLetter(const Scene& scene, int index)
{
    for (; index >= 0; index = scene.at(index).parent)
        if (isKind(scene.at(index).item, "NameKeyboard"))
            return true;
    return false;
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

/// Controls that Tab need not reach: keys of the on-screen keyboard, and cards of a grid (arrow keys).
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
        const qreal narrowest
            = isLetter(scene, index) ? std::min(least, std::floor(window.width() / 11.0) - 1) : least;
        if (thing.reach.width() < narrowest || thing.reach.height() < least)
            found.faults << QStringLiteral("%1 x %2 are less than a finger needs: ")
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

void examineWords(QQuickWindow& window, Found& found)
{
    // Texts that JavaScript and QML produce for missing values, and cards in the notation of documents.
    static const QRegularExpression wrong(QStringLiteral(
        "_QML|\\[object|undefined|\\bNaN\\b|\\bnull\\b|0x[0-9a-f]{6}|\\b[HLRSCDP](?:10|[6-9AKQJ])\\b"));
    const Scene scene(window);
    for (int index = 0; index < scene.size(); ++index) {
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(scene.at(index).item);
        if (!spoken)
            continue;
        for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description})
            if (const QString words = spoken->text(kind); wrong.match(words).hasMatch())
                found.faults << "says \"" + words.left(80) + "\": " + scene.describe(index);
    }
}

namespace {

/// Collects the disabled items below this one that a screen reader can reach.
void collectDisabled(const QAccessibleInterface* spoken, QList<QQuickItem*>& disabled)
{
    for (int index = 0; index < spoken->childCount(); ++index) {
        const QAccessibleInterface* child = spoken->child(index);
        if (!child)
            continue;
        if (auto* item = qobject_cast<QQuickItem*>(child->object());
            item && item->isVisible() && !item->isEnabled())
            disabled << item;
        collectDisabled(child, disabled);
    }
}

} // namespace

void examineSilence(QQuickWindow& window, Found& found)
{
    QList<QQuickItem*> disabled;
    collectDisabled(QAccessible::queryAccessibleInterface(&window), disabled);
    for (const QQuickItem* item : disabled)
        found.faults << QStringLiteral("is announced behind a dialog: %1 \"%2\"")
                            .arg(QString::fromLatin1(item->metaObject()->className()), item->objectName());
}

} // namespace tafel::test
