#include "app/charts/chart_saver.h"

#include <map>

#include <QRegularExpression>

#include "app/charts/chart_description.h"
#include "app/phrases/phrases.h"
#include "base/csv.h"

namespace tafel::app {

namespace {

/// A line of a table (RFC 4180), with numbers in machine-readable form.
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

SavedFile ChartSaver::save(
    const QVariantMap& chart, const QString& format, const QString& folder, const QByteArray& picture)
{
    QByteArray bytes = picture;
    if (format == QLatin1String("csv"))
        bytes = (chart.contains(QStringLiteral("rows"))
                ? tableOf(barChartOf(chart), part(chart, "casesTitle").toString())
                : tableOf(lineChartOf(chart), part(chart, "labelTitle").toString(),
                    part(chart, "labels").toStringList()))
                    .toUtf8();
    return writeNewFile(folder, nameFor(part(chart, "title").toString()), format,
        {bytes.constData(), static_cast<std::size_t>(bytes.size())}, tr("The chart was not saved."));
}

} // namespace tafel::app
