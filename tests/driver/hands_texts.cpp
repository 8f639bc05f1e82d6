#include <cmath>

#include <QFont>
#include <QHash>
#include <QImage>

#include "hands.h"

namespace tafel::test {

namespace {

/// Of the letters themselves: lines have room above and below.
QRectF letters(const Thing& thing)
{
    const qreal size = thing.item->property("font").value<QFont>().pixelSize();
    const QRectF& place = thing.place;
    return place.adjusted(
        0, std::min(size * 0.26, place.height() / 3), 0, -std::min(size * 0.24, place.height() / 3));
}

bool inside(const QRectF& inner, const QRectF& outer, qreal slack = 2)
{
    return outer.adjusted(-slack, -slack, slack, slack).contains(inner);
}

/// What reaches the text is cut off by it and cannot be scrolled to.
QString cutBy(const Scene& scene, int index, const QRectF& window)
{
    const QRectF words = letters(scene.at(index));
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
        if (thing.item->property("truncated").toBool())
            found.faults << "is cut: " + scene.describe(index);
        if (const QString how = cutBy(scene, index, all); !how.isEmpty())
            found.faults << how + ": " + scene.describe(index);
        const int control = scene.control(index);
        if (control >= 0 && scene.at(control).item->width() > 0
            && !inside(letters(thing), scene.at(control).place))
            found.faults << "leaves its control: " + scene.describe(index);
    }
    for (std::size_t a = 0; a < texts.size(); ++a)
        for (std::size_t b = a + 1; b < texts.size(); ++b) {
            const QRectF first = letters(scene.at(texts[a])) & scene.at(texts[a]).seen,
                         second = letters(scene.at(texts[b])) & scene.at(texts[b]).seen,
                         both = first & second;
            if (both.width() > 3 && both.height() > 3 && !scene.covered(texts[a], both, texts[b]))
                found.faults << "two texts over each other: " + scene.describe(texts[a]) + " and "
                        + scene.describe(texts[b]);
        }
}

namespace {

double luminance(const QColor& color)
{
    const auto linear
        = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a) + 0.05, y = luminance(b) + 0.05;
    return std::max(x, y) / std::min(x, y);
}

bool near(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) < 12;
}

/// The colour that most of that place has and that is not the text's own; invalid: there is none.
QColor groundBehind(const QImage& picture, const QRect& place, QRgb ink)
{
    QHash<QRgb, int> colors;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            ++colors[picture.pixel(x, y)];
    QRgb most = 0;
    int count = 0;
    for (auto each = colors.cbegin(); each != colors.cend(); ++each)
        if (each.value() > count && !near(each.key(), ink)) {
            most = each.key();
            count = each.value();
        }
    return count * 8 >= place.width() * place.height() ? QColor(most) : QColor();
}

QColor mixed(const QColor& ink, const QColor& ground, double share)
{
    const auto mix = [&](float a, float b) { return static_cast<float>(a * share + b * (1 - share)); };
    return QColor::fromRgbF(
        mix(ink.redF(), ground.redF()), mix(ink.greenF(), ground.greenF()), mix(ink.blueF(), ground.blueF()));
}

} // namespace

void examineContrast(QQuickWindow& window, Found& found)
{
    const QImage picture = window.grabWindow();
    const Scene scene(window);
    for (int index = 0; index < scene.size(); ++index) {
        const Thing& thing = scene.at(index);
        if (!isText(thing.item) || !thing.item->isEnabled()
            || thing.item->property("text").toString().trimmed().isEmpty() || thing.seen != thing.place
            || scene.covered(index, thing.place, scene.size()))
            continue;
        const QRect place = letters(thing).toAlignedRect() & picture.rect();
        const QColor ink = thing.item->property("color").value<QColor>();
        const QColor ground = groundBehind(picture, place, ink.rgb());
        double share = ink.alphaF();
        for (const QQuickItem* item = thing.item; item; item = item->parentItem())
            share *= item->opacity();
        const auto font = thing.item->property("font").value<QFont>();
        const bool large = font.pixelSize() >= 24 || (font.pixelSize() >= 19 && font.weight() >= QFont::Bold);
        const double ratio = ground.isValid() ? contrast(mixed(ink, ground, share), ground) : 1;
        if (ratio < (large ? 3 : 4.5))
            found.faults << QStringLiteral("contrast %1 (%2 on %3): ")
                                .arg(ratio, 0, 'f', 2)
                                .arg(ink.name(), ground.name())
                    + scene.describe(index);
    }
}

} // namespace tafel::test
