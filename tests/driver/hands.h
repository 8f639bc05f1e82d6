// What hands, eyes and a screen reader need of a screen; what is missing is a sentence.
#pragma once

#include <QStringList>

#include "scene.h"

namespace tafel::test {

struct Found {
    int controls = 0;
    int texts = 0;
    QStringList faults;
};

/// Every control: a name, a role, the keyboard reaches it, 9 mm each way, none over another.
void examineControls(QQuickWindow& window, Found& found);
/// Tab comes to each control once, in the order of reading, and back; each is seen then and shows it.
void examineFocus(QQuickWindow& window, Found& found);
/// In a list that is one stop for Tab the arrows come to every row.
void examineRows(QQuickWindow& window, Found& found);
/// No text is cut, leaves its place or lies over another.
void examineTexts(QQuickWindow& window, Found& found);
/// Every name that is shown is whole, also where a text may be an excerpt.
void examineNames(QQuickWindow& window, const QStringList& names, Found& found);
/// Each text against what is painted behind it (WCAG AA: 4.5, large 3).
void examineContrast(QQuickWindow& window, Found& found);

} // namespace tafel::test
