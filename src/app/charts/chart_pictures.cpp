// Complete charts for a file, with title, axis titles and legend.
#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "app/charts/chart_painter.h"
#include "app/charts/svg_item.h"

namespace tafel::app {

namespace {

constexpr double edge = 24, gap = 10; ///< In design pixels.
constexpr double mostOfName = 0.34; ///< A share of the width of the picture.

QFont fontOf(const ChartStyle& style, double factor, QFont::Weight weight)
{
    QFont font(style.family);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(style.text * factor))));
    font.setWeight(weight);
    return font;
}

double heightOfLine(const ChartStyle& style)
{
    return style.text * 1.35;
}

/// Lays out the parts of one chart from top to bottom.
class Writer {
public:
    Writer(QPainter& painter, const QSizeF& size, const ChartStyle& style)
        : m_painter(painter)
        , m_size(size)
        , m_style(style)
        , m_plain(fontOf(style, 1, QFont::Medium))
        , m_bold(fontOf(style, 1, QFont::Bold))
        , m_top(edge * style.unit)
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(QRectF({0, 0}, size), style.background);
    }

    double top() const { return m_top; }
    double line() const { return heightOfLine(m_style); }
    double widthOf(const QString& text, bool bold = false) const
    {
        return QFontMetricsF(bold ? m_bold : m_plain).horizontalAdvance(text);
    }
    /// The beginning of a name that fits.
    QString shortened(const QString& name, double room) const
    {
        return QFontMetricsF(m_bold).elidedText(name, Qt::ElideRight, room);
    }
    void text(const QRectF& place, Qt::Alignment alignment, const QString& text, const QColor& color,
        bool bold = false)
    {
        m_painter.setFont(bold ? m_bold : m_plain);
        m_painter.setPen(color);
        m_painter.drawText(place, static_cast<int>(alignment) | Qt::TextDontClip, text);
    }
    void title(const QString& title)
    {
        const QFont font = fontOf(m_style, 1.3, QFont::Black);
        m_painter.setFont(font);
        m_painter.setPen(m_style.ink);
        const double height = QFontMetricsF(font).height();
        m_painter.drawText(QRectF(edge * m_style.unit, m_top, m_size.width(), height), Qt::AlignLeft, title);
        m_top += height + gap / 2 * m_style.unit;
    }
    /// Writes a shape and a name for each player, in a row, or in several rows if needed.
    void legend(const QStringList& names, const QList<int>& seats)
    {
        const double u = m_style.unit, side = 18 * u;
        double x = edge * u;
        for (int i = 0; i < names.size(); ++i) {
            const QString name = shortened(names.at(i), m_size.width() * mostOfName);
            const double width = side + 6 * u + widthOf(name, true) + 22 * u;
            if (x + width > m_size.width() - edge * u && x > edge * u) {
                x = edge * u;
                m_top += line();
            }
            const int seat = seats.at(i);
            const QColor color = m_style.players.at(seat % m_style.players.size());
            drawSvg(m_painter,
                QStringLiteral("<path d='%1' fill='%2'/>")
                    .arg(m_style.shapes.at(seat % m_style.shapes.size()), color.name()),
                40, {x, m_top + (line() - side) / 2, side, side});
            text({x + side + 6 * u, m_top, width, line()}, Qt::AlignLeft | Qt::AlignVCenter, name, color,
                true);
            x += width;
        }
        m_top += line() + gap * u;
    }
    void caption(const QString& words)
    {
        text({edge * m_style.unit, m_top, m_size.width(), line()}, Qt::AlignLeft | Qt::AlignVCenter, words,
            m_style.mutedInk);
        m_top += line() + gap / 2 * m_style.unit;
    }
    void lineBetween(const QPointF& from, const QPointF& to, const QColor& color)
    {
        m_painter.setPen(QPen(color, std::max(1.0, 2 * m_style.unit)));
        m_painter.drawLine(from, to);
    }

private:
    QPainter& m_painter;
    QSizeF m_size;
    const ChartStyle& m_style;
    QFont m_plain, m_bold;
    double m_top;
};

double widest(const Writer& writer, const std::vector<ChartTick>& ticks)
{
    double most = 0;
    for (const ChartTick& tick : ticks)
        most = std::max(most, writer.widthOf(tick.text));
    return most;
}

} // namespace

void paintChart(QPainter& painter, const QSizeF& size, const LineChartPicture& chart)
{
    const ChartStyle& style = chart.style;
    const double u = style.unit;
    Writer writer(painter, size, style);
    writer.title(chart.title);
    QStringList names;
    QList<int> seats;
    for (const ChartSeries& each : chart.series) {
        names << each.name;
        seats << each.seat;
    }
    writer.legend(names, seats);
    writer.caption(chart.yTitle);
    const double left = edge * u + widest(writer, chart.yTicks) + gap * u;
    const QRectF plot(QPointF(left, writer.top() + gap * u),
        QPointF(size.width() - 2 * edge * u, size.height() - edge * u - 2 * writer.line() - gap * u));
    const ChartRange& range = chart.range;
    for (const ChartTick& tick : chart.yTicks) {
        const double y = placeOf({0, tick.at}, plot, range).y();
        writer.lineBetween({plot.left(), y}, {plot.right(), y}, style.gridLine);
        writer.text({0, y - writer.line() / 2, left - gap * u, writer.line()},
            Qt::AlignRight | Qt::AlignVCenter, tick.text, style.mutedInk);
    }
    writer.lineBetween(plot.topLeft(), plot.bottomLeft(), style.outline);
    writer.lineBetween(plot.bottomLeft(), plot.bottomRight(), style.outline);
    for (const ChartTick& tick : chart.xTicks) {
        const double width = writer.widthOf(tick.text), middle = placeOf({tick.at, 0}, plot, range).x();
        const double x = std::clamp(middle - width / 2, 0.0, std::max(0.0, size.width() - width));
        writer.text(
            {x, plot.bottom() + gap * u, width + u, writer.line()}, Qt::AlignLeft, tick.text, style.mutedInk);
    }
    writer.text({plot.left(), plot.bottom() + gap * u + writer.line(), plot.width(), writer.line()},
        Qt::AlignHCenter, chart.xTitle, style.mutedInk);
    if (chart.target)
        paintTarget(painter, plot, range, *chart.target, style);
    paintSeries(painter, plot, range, chart.series, style);
}

double heightOf(const BarChartPicture& chart)
{
    const double u = chart.style.unit, line = heightOfLine(chart.style);
    return 2 * edge * u + 5 * line + 3 * gap * u
        + static_cast<double>(chart.rows.size()) * heightOfRow(chart);
}

void paintChart(QPainter& painter, const QSizeF& size, const BarChartPicture& chart)
{
    const ChartStyle& style = chart.style;
    const double u = style.unit;
    Writer writer(painter, size, style);
    writer.title(chart.title);
    QList<int> badges;
    for (int i = 0; i < chart.names.size(); ++i)
        badges << chart.badges.value(i, i);
    writer.legend(chart.names, badges);
    double names = 0, texts = 0;
    for (const ChartBarRow& row : chart.rows) {
        names = std::max(names, std::min(size.width() * mostOfName, writer.widthOf(row.name, true)));
        for (const ChartBar& each : row.bars)
            texts = std::max(texts, writer.widthOf(each.text));
    }
    const double step = heightOfRow(chart);
    const QRectF plot(edge * u + names + gap * u, writer.top(),
        size.width() - 2 * edge * u - names - texts - 4 * gap * u,
        step * static_cast<double>(chart.rows.size()));
    const ChartRange range{.xFrom = chart.lowest, .xTo = chart.highest};
    const auto across = [&](double value) { return placeOf({value, 0}, plot, range).x(); };
    for (const ChartTick& tick : chart.ticks) {
        const double x = across(tick.at);
        writer.lineBetween({x, plot.top()}, {x, plot.bottom()}, style.gridLine);
        writer.text({x - 200 * u, plot.bottom() + gap * u, 400 * u, writer.line()}, Qt::AlignHCenter,
            tick.text, style.mutedInk);
    }
    writer.text({plot.left(), plot.bottom() + gap * u + writer.line(), plot.width(), writer.line()},
        Qt::AlignHCenter, chart.unitTitle, style.mutedInk);
    paintBars(painter, plot, chart);
    const double besideBar = gap * u * (chart.names.size() > 1 ? 2 : 1); // a shape may be at its end
    for (std::size_t row = 0; row < chart.rows.size(); ++row) {
        writer.text({edge * u, plot.top() + static_cast<double>(row) * step, names, step},
            Qt::AlignRight | Qt::AlignVCenter, writer.shortened(chart.rows[row].name, names), style.ink,
            true);
        for (std::size_t i = 0; i < chart.rows[row].bars.size(); ++i) {
            const ChartBar& bar = chart.rows[row].bars[i];
            QRectF place = laneOf(plot, chart, row, i);
            place.moveLeft(std::max(across(0), across(bar.value)) + besideBar);
            if (bar.cases > 0)
                writer.text(
                    place, Qt::AlignLeft | Qt::AlignVCenter, bar.text, bar.weak ? style.mutedInk : style.ink);
        }
    }
}

} // namespace tafel::app
