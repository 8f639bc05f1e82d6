// The requirements of hands, eyes and screen readers on a screen. Each violation is a sentence.
#pragma once

#include <QStringList>

#include "scene.h"

namespace tafel::test {

struct Found {
    int controls = 0;
    int texts = 0;
    QStringList faults;
};

/// Every control: a name, a role, the keyboard reaches it, 9 mm each way, on a phone 44 pixels, none over
/// another.
void examineControls(QQuickWindow& window, Found& found);
/// A screen reader speaks words: no letters for cards, and no values without text.
void examineWords(QQuickWindow& window, Found& found);
/// A screen reader finds nothing that lies behind a dialog.
void examineSilence(QQuickWindow& window, Found& found);
/// Tab reaches each control once in reading order, and also backwards. Each is then visible and shows the
/// focus.
void examineFocus(QQuickWindow& window, Found& found);
/// In a list that is a single Tab stop, the arrow keys reach every row.
void examineRows(QQuickWindow& window, Found& found);
/// No text is cut, leaves its place or lies over another.
void examineTexts(QQuickWindow& window, Found& found);
/// Every name that is shown is whole, also where a text may be an excerpt.
void examineNames(QQuickWindow& window, const QStringList& names, Found& found);
/// No text is interpreted as markup unless each of its parts is escaped.
/// \return how many show names that are markup (`takeMarkup`) as they are written.
int examineMarkup(QQuickWindow& window, Found& found);
/// Each text against what is painted behind it (WCAG AA: 4.5, large 3).
void examineContrast(QQuickWindow& window, Found& found);

} // namespace tafel::test
