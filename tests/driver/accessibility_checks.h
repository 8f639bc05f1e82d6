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

/// Checks every control: it has a name and a role, the keyboard reaches it, it is 9 mm wide and high (44
/// pixels on a phone), and no other control covers it.
void examineControls(QQuickWindow& window, Found& found);
/// A screen reader speaks words: no letters for cards, and no values without text.
void examineWords(QQuickWindow& window, Found& found);
/// A screen reader finds nothing behind a dialog.
void examineSilence(QQuickWindow& window, Found& found);
/// Tab reaches each control once in reading order, and also backwards. Each is then visible and shows the
/// focus.
void examineFocus(QQuickWindow& window, Found& found);
/// In a list that is a single Tab stop, the arrow keys reach every row.
void examineRows(QQuickWindow& window, Found& found);
/// No text is truncated, outside its area, or over another text.
void examineTexts(QQuickWindow& window, Found& found);
/// Every visible name is complete, even where a text may be an excerpt.
void examineNames(QQuickWindow& window, const QStringList& names, Found& found);
/// No text is interpreted as markup unless each of its parts is escaped.
/// \return the number of texts that show a markup name (`takeMarkup`) as it is written
int examineMarkup(QQuickWindow& window, Found& found);
/// Checks the contrast of each text with its background (WCAG AA: 4.5, large text 3).
void examineContrast(QQuickWindow& window, Found& found);

} // namespace tafel::test
