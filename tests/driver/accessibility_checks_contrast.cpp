#include <cmath>

#include <QFont>
#include <QHash>
#include <QImage>

#include "accessibility_checks.h"

namespace tafel::test {

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

/// The most frequent colour of this area other than the text's own; invalid if there is none.
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

/// The area of a text, enlarged to at least `side`, because a single letter covers most of its own area.
QRect atLeast(int side, const QRect& place)
{
    const int x = std::max(0, side - place.width()) / 2, y = std::max(0, side - place.height()) / 2;
    return place.adjusted(-x, -y, x, y);
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
            || scene.covered(index, thing.place, scene.size()) || scene.underNote(index))
            continue;
        const QRect place = atLeast(16, Scene::letters(thing).toAlignedRect()) & picture.rect();
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
