#include <QAccessible>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextDocumentFragment>

#include "accessibility_checks.h"
#include "names.h"

namespace tafel::test {

namespace {

bool inside(const QRectF& inner, const QRectF& outer, qreal slack = 2)
{
    return outer.adjusted(-slack, -slack, slack, slack).contains(inner);
}

/// The text without markup.
QString plainText(const QQuickItem& text)
{
    constexpr int plain = 0; // Text.PlainText
    const QString words = text.property("text").toString();
    return text.property("textFormat").toInt() == plain
        ? words
        : QTextDocumentFragment::fromHtml(words).toPlainText();
}

/// An excerpt of a text that a tap shows completely; a screen reader reads all of it.
bool opensInFull(const Scene& scene, int index)
{
    const int control = scene.control(index);
    if (control < 0 || !scene.at(index).item->property("excerpt").toBool())
        return false;
    const QAccessibleInterface* row = QAccessible::queryAccessibleInterface(scene.at(control).item);
    const QString plain = plainText(*scene.at(index).item);
    return row
        && (row->text(QAccessible::Name).contains(plain)
            || row->text(QAccessible::Description).contains(plain));
}

/// A word that does not fit its line; empty if there is none. File names may be broken.
QString brokenWord(const QQuickItem& text)
{
    constexpr int noWrap = 0, wrapAnywhere = 3;
    const int wrap = text.property("wrapMode").toInt();
    if (wrap == noWrap || wrap == wrapAnywhere)
        return {};
    const QFontMetricsF metrics(text.property("font").value<QFont>());
    const QString plain = plainText(text);
    for (const QString& word : plain.split(QRegularExpression(QStringLiteral("[\\s/–-]+"))))
        if (!word.contains(QLatin1Char('.')) && !word.contains(QLatin1Char('_'))
            && metrics.horizontalAdvance(word) > text.width() + 1)
            return word;
    return {};
}

/// Describes text that is cut off and cannot be scrolled into view.
QString cutBy(const Scene& scene, int index, const QRectF& window)
{
    const QRectF words = Scene::letters(scene.at(index));
    for (int around = scene.at(index).parent; around >= 0; around = scene.at(around).parent) {
        const Thing& thing = scene.at(around);
        if (thing.item->inherits("QQuickFlickable")) {
            QRectF content = thing.place;
            const qreal wide = thing.item->property("contentWidth").toReal(),
                        high = thing.item->property("contentHeight").toReal(),
                        x = thing.item->property("contentX").toReal(),
                        y = thing.item->property("contentY").toReal();
            const qreal from = thing.item->property("originY").toReal();
            content = {thing.place.x() - x, thing.place.y() - y + from, std::max(wide, thing.place.width()),
                std::max(high, thing.place.height())};
            return inside(words, content) ? QString() : QStringLiteral("cannot be scrolled to");
        }
        if (thing.item->clip() && !inside(words, thing.place))
            return QStringLiteral("is clipped");
    }
    return inside(words, window) ? QString() : QStringLiteral("leaves the window");
}

} // namespace

void examineTexts(QQuickWindow& window, Found& found)
{
    const Scene scene(window);
    const QRectF all(QPointF(), QSizeF(window.size()));
    std::vector<int> texts;
    for (int index = 0; index < scene.size(); ++index) {
        const Thing& thing = scene.at(index);
        if (isText(thing.item) && thing.item->isEnabled()
            && !thing.item->property("text").toString().isEmpty()
            && !scene.covered(index, thing.seen, scene.size()))
            texts.push_back(index);
    }
    found.texts += static_cast<int>(texts.size());
    for (const int index : texts) {
        const Thing& thing = scene.at(index);
        if (thing.item->property("truncated").toBool() && !opensInFull(scene, index))
            found.faults << "is cut: " + scene.describe(index);
        if (const QString how = cutBy(scene, index, all); !how.isEmpty())
            found.faults << how + ": " + scene.describe(index);
        if (const QString word = brokenWord(*thing.item); !word.isEmpty())
            found.faults << "breaks \"" + word + "\": " + scene.describe(index);
        if (const int over = scene.overlaid(index); over >= 0)
            found.faults << "lies in part under " + scene.describe(over) + ": " + scene.describe(index);
        const int control = scene.control(index);
        if (control >= 0 && scene.at(control).item->width() > 0
            && !inside(Scene::letters(thing), scene.at(control).place))
            found.faults << "leaves its control: " + scene.describe(index);
    }
    for (std::size_t a = 0; a < texts.size(); ++a)
        for (std::size_t b = a + 1; b < texts.size(); ++b) {
            const QRectF first = Scene::letters(scene.at(texts[a])) & scene.at(texts[a]).seen,
                         second = Scene::letters(scene.at(texts[b])) & scene.at(texts[b]).seen,
                         both = first & second;
            if (both.width() > 3 && both.height() > 3 && !scene.covered(texts[a], both, texts[b]))
                found.faults << "two texts over each other: " + scene.describe(texts[a]) + " and "
                        + scene.describe(texts[b]);
        }
}

int examineMarkup(QQuickWindow& window, Found& found)
{
    constexpr int plain = 0, styled = 4; // Text.PlainText, Text.StyledText
    const Scene scene(window);
    int literal = 0;
    for (int index = 0; index < scene.size(); ++index) {
        const QQuickItem* item = scene.at(index).item;
        if (!isText(item))
            continue;
        const int format = item->property("textFormat").toInt();
        const QString words = item->property("text").toString();
        const bool parts = format == styled && isKind(item, "MarkedText");
        if ((format != plain && !parts) || (parts && isMarkup(words)))
            found.faults << "is interpreted: " + scene.describe(index);
        literal += isMarkup(plainText(*item));
    }
    return literal;
}

void examineNames(QQuickWindow& window, const QStringList& names, Found& found)
{
    // A name without a gap may be broken over two lines.
    for (const QString& name : names)
        found.faults.removeIf(
            [&](const QString& fault) { return fault.startsWith(QLatin1String("breaks \"") + name); });
    const Scene scene(window);
    for (int index = 0; index < scene.size(); ++index) {
        const Thing& thing = scene.at(index);
        const QString words = thing.item->property("text").toString();
        if (!isText(thing.item) || scene.covered(index, thing.seen, scene.size()))
            continue;
        for (const QString& name : names) {
            if (words.contains(name) && thing.item->property("truncated").toBool())
                found.faults << "cuts " + name + ": " + scene.describe(index);
            // The text was truncated before it was shown.
            const qsizetype dots = words.indexOf(QChar(0x2026));
            const QString begun = words.left(dots).section(QLatin1Char(' '), -1);
            if (dots > 0 && begun.size() > 1 && name.startsWith(begun) && !words.contains(name))
                found.faults << "shows too little of " + name + ": " + scene.describe(index);
        }
    }
}

} // namespace tafel::test
