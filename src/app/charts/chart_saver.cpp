#include "app/charts/chart_saver.h"

#include <cmath>
#include <map>
#include <variant>

#include <QBuffer>
#include <QImage>
#include <QRegularExpression>
#include <QSvgGenerator>

#include "app/charts/chart_painter.h"
#include "app/open_history/saved_files.h"
#include "app/phrases/phrases.h"
#include "base/csv.h"

namespace tafel::app {

namespace {

constexpr double pictureWidth = 1200, lineHeight = 720, sharpness = 2;

using Picture = std::variant<LineChartPicture, BarChartPicture>;

/// The style for a file. Its lengths are fixed, so that the picture is the same on every screen.
ChartStyle styleOfFile(ChartStyle style)
{
    style.unit = 1;
    style.text = 20;
    return style;
}

Picture pictureOf(const QVariantMap& chart)
{
    if (chart.contains(QStringLiteral("rows"))) {
        BarChartPicture bars = barChartOf(chart);
        bars.style = styleOfFile(bars.style);
        bars.style.unit = 1.4; // a value fits next to its bar
        return bars;
    }
    LineChartPicture lines{.title = part(chart, "title").toString(),
        .xTitle = part(chart, "xTitle").toString(),
        .yTitle = part(chart, "yTitle").toString(),
        .range = {part(chart, "xFrom").toDouble(), part(chart, "xTo").toDouble(),
            part(chart, "yFrom").toDouble(), part(chart, "yTo").toDouble()},
        .series = seriesOf(part(chart, "series").toList()),
        .xTicks = ticksOf(part(chart, "xTicks")),
        .yTicks = ticksOf(part(chart, "yTicks")),
        .style = styleOfFile(styleOf(part(chart, "look").toMap()))};
    if (const double target = part(chart, "target").toDouble();
        chart.contains(QStringLiteral("target")) && !std::isnan(target))
        lines.target = target;
    return lines;
}

void paint(QPainter& painter, const QSizeF& size, const Picture& picture)
{
    std::visit([&](const auto& chart) { paintChart(painter, size, chart); }, picture);
}

QByteArray imageOf(const Picture& picture, const QString& title, bool svg)
{
    const auto* bars = std::get_if<BarChartPicture>(&picture);
    const QSizeF size(pictureWidth, bars ? std::ceil(heightOf(*bars)) : lineHeight);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (svg) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size.toSize());
        generator.setViewBox(QRectF({0, 0}, size));
        generator.setTitle(title);
        QPainter painter(&generator);
        paint(painter, size, picture);
    } else {
        QImage image((size * sharpness).toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        painter.scale(sharpness, sharpness);
        paint(painter, size, picture);
        painter.end();
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
    }
    return bytes;
}

// ---- Tables (RFC 4180; numbers in machine-readable form)

QString line(const QStringList& fields)
{
    std::string out;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        if (i > 0)
            out += ',';
        bool isNumber = false;
        fields[i].toDouble(&isNumber);
        if (isNumber)
            appendField(out, plain(fields[i]));
        else
            appendText(out, plain(fields[i]), CsvConsumer::Spreadsheets);
    }
    return qt(out) + QStringLiteral("\r\n");
}

QString number(double value)
{
    return QString::number(value, 'g', 10);
}

QString tableOf(const LineChartPicture& chart, const QString& labelTitle, const QStringList& labels)
{
    std::map<double, QStringList> rows;
    for (const ChartSeries& each : chart.series)
        for (const QPointF& point : each.points)
            rows[point.x()];
    QStringList head{chart.xTitle};
    if (!labels.isEmpty())
        head << labelTitle;
    for (const ChartSeries& each : chart.series) {
        head << each.name;
        for (auto& [x, cells] : rows)
            cells << QString();
        for (const QPointF& point : each.points)
            rows[point.x()].last() = number(point.y());
        if (each.spread.size() != each.points.size())
            continue;
        head << QStringLiteral("±");
        for (auto& [x, cells] : rows)
            cells << QString();
        for (std::size_t i = 0; i < each.spread.size(); ++i)
            rows[each.points[i].x()].last() = number(each.spread[i]);
    }
    QString text = line(head);
    int index = 0;
    for (const auto& [x, cells] : rows) {
        QStringList first{number(x)};
        if (!labels.isEmpty())
            first << labels.value(index++);
        text += line(first + cells);
    }
    return text;
}

QString tableOf(const BarChartPicture& chart, const QString& cases)
{
    QStringList head{QString()};
    for (const QString& name : chart.names)
        head << name << QStringLiteral("%1 (%2)").arg(name, cases);
    QString text = line(head);
    for (const ChartBarRow& row : chart.rows) {
        QStringList cells{row.name};
        for (const ChartBar& bar : row.bars)
            cells << (bar.cases > 0 ? number(bar.value) : QString()) << QString::number(bar.cases);
        text += line(cells);
    }
    return text;
}

/// The title as a file name, without characters that a file system refuses.
QString nameFor(QString title)
{
    title.replace(QRegularExpression(QStringLiteral("[\\\\/:*?\"<>|\\x00-\\x1f]+")), QStringLiteral(" "));
    return title.simplified().left(80);
}

} // namespace

SavedFile ChartSaver::save(const QVariantMap& chart, const QString& format, const QString& folder)
{
    const Picture picture = pictureOf(chart);
    QByteArray bytes;
    if (format != QLatin1String("csv"))
        bytes = imageOf(picture, part(chart, "title").toString(), format == QLatin1String("svg"));
    else if (const auto* bars = std::get_if<BarChartPicture>(&picture))
        bytes = tableOf(*bars, part(chart, "casesTitle").toString()).toUtf8();
    else
        bytes = tableOf(std::get<LineChartPicture>(picture), part(chart, "labelTitle").toString(),
            part(chart, "labels").toStringList())
                    .toUtf8();

    return writeNewFile(
        folder, nameFor(part(chart, "title").toString()), format, bytes, tr("The chart was not saved."));
}

} // namespace tafel::app
