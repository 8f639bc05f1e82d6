#include "app/charts/chart_pictures.h"

#include <cmath>

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>

#include "app/charts/chart_painter.h"

namespace tafel::app {

namespace {

constexpr double pictureWidth = 1200, lineHeight = 720, sharpness = 2;
/// The lane of a bar, and what is above and below all of them.
constexpr double lane = 25, aroundBars = 190;

template <typename Chart> QByteArray write(const Chart& chart, double height, bool svg)
{
    const QSizeF size(pictureWidth, std::ceil(height));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (svg) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size.toSize());
        generator.setViewBox(QRectF({0, 0}, size));
        generator.setTitle(chart.title.toHtmlEscaped()); // Qt does not escape it
        QPainter painter(&generator);
        paintChart(painter, size, chart);
    } else {
        QImage image((size * sharpness).toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        painter.scale(sharpness, sharpness);
        paintChart(painter, size, chart);
        painter.end();
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
    }
    return bytes;
}

} // namespace

QByteArray ChartPictures::of(const QVariantMap& chart, const QString& format) const
{
    // The lengths are fixed, so that a picture is the same from every screen.
    const auto fix = [](ChartStyle& style, double unit) {
        style.unit = unit;
        style.text = 20;
    };
    const bool svg = format == QLatin1String("svg");
    if (chart.contains(QStringLiteral("rows"))) {
        BarChartPicture bars = barChartOf(chart);
        fix(bars.style, 1.4); // a value fits next to its bar
        const auto lanes = static_cast<double>(bars.rows.size()) * static_cast<double>(bars.names.size() + 1);
        return write(bars, lanes * lane + aroundBars, svg);
    }
    LineChartPicture lines = lineChartOf(chart);
    fix(lines.style, 1);
    return write(lines, lineHeight, svg);
}

} // namespace tafel::app
