#include "app/charts/chart_saver.h"

#include <cmath>
#include <map>
#include <variant>

#include <QBuffer>
#include <QDate>
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

QVariant part(const QVariantMap& map, const char* name)
{
    return map.value(QLatin1String(name));
}

std::vector<ChartTick> ticksOf(const QVariant& list)
{
    std::vector<ChartTick> ticks;
    for (const QVariant& each : list.toList())
        ticks.push_back({part(each.toMap(), "at").toDouble(), part(each.toMap(), "text").toString()});
    return ticks;
}

std::vector<ChartBarRow> rowsOf(const QVariant& list)
{
    std::vector<ChartBarRow> rows;
    for (const QVariant& each : list.toList()) {
        ChartBarRow row{part(each.toMap(), "name").toString(), {}};
        for (const QVariant& cell : part(each.toMap(), "players").toList()) {
            const QVariantMap bar = cell.toMap();
            row.bars.push_back({part(bar, "average").toDouble(), part(bar, "text").toString(),
                part(bar, "deals").toInt(), part(bar, "weak").toBool()});
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

QList<int> badgesOf(const QVariant& list)
{
    QList<int> badges;
    for (const QVariant& each : list.toList())
        badges << each.toInt();
    return badges;
}

/// The style for a file. Its lengths are fixed, so that the picture is the same on every screen.
ChartStyle styleOfFile(const QVariantMap& chart)
{
    ChartStyle style = styleOf(part(chart, "look").toMap());
    style.unit = 1;
    style.text = 20;
    return style;
}

Picture pictureOf(const QVariantMap& chart)
{
    const QString title = part(chart, "title").toString();
    if (chart.contains(QStringLiteral("rows")))
        return BarChartPicture{.title = title,
            .unitTitle = part(chart, "unitTitle").toString(),
            .names = part(chart, "names").toStringList(),
            .badges = badgesOf(part(chart, "badges")),
            .rows = rowsOf(part(chart, "rows")),
            .lowest = part(chart, "lowest").toDouble(),
            .highest = part(chart, "highest").toDouble(),
            .ticks = ticksOf(part(chart, "ticks")),
            .style = styleOfFile(chart)};
    LineChartPicture lines{.title = title,
        .xTitle = part(chart, "xTitle").toString(),
        .yTitle = part(chart, "yTitle").toString(),
        .range = {part(chart, "xFrom").toDouble(), part(chart, "xTo").toDouble(),
            part(chart, "yFrom").toDouble(), part(chart, "yTo").toDouble()},
        .series = seriesOf(part(chart, "series").toList()),
        .xTicks = ticksOf(part(chart, "xTicks")),
        .yTicks = ticksOf(part(chart, "yTicks")),
        .style = styleOfFile(chart)};
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

/// A file name such as "Points per deal 2026-11-20".
QString nameFor(QString title)
{
    title.replace(QRegularExpression(QStringLiteral("[\\\\/:*?\"<>|\\x00-\\x1f]+")), QStringLiteral(" "));
    return title.simplified().left(80) + u' ' + QDate::currentDate().toString(Qt::ISODate);
}

} // namespace

QVariantMap ChartSaver::save(const QVariantMap& chart, const QString& format, const QString& folder)
{
    const Picture picture = pictureOf(chart);
    QByteArray bytes;
    if (format != QLatin1String("csv"))
        bytes = imageOf(picture, part(chart, "title").toString(), format == QLatin1String("svg"));
    else if (const auto* bars = std::get_if<BarChartPicture>(&picture))
        bytes = tableOf(*bars, tr("cases")).toUtf8();
    else
        bytes = tableOf(std::get<LineChartPicture>(picture), part(chart, "labelTitle").toString(),
            part(chart, "labels").toStringList())
                    .toUtf8();

    return writeNewFile(
        folder, nameFor(part(chart, "title").toString()), format, bytes, tr("The chart was not saved."));
}

} // namespace tafel::app
