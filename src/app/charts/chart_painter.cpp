#include "app/charts/chart_painter.h"

#include <algorithm>
#include <cmath>

#include <QAreaSeries>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QHorizontalBarSeries>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QScatterSeries>
#include <QSvgRenderer>
#include <QValueAxis>

#include "app/charts/thin_series.h"

namespace tafel::app {

namespace {

/// Size of a badge, and the least distance between two badges, in design pixels.
constexpr double badgeSide = 16, badgeRoom = 22;
/// The margin of a file, in design pixels.
constexpr int edge = 24;

template <typename T> const T& ofSeat(const QList<T>& all, int seat)
{
    return all.at(seat % all.size());
}

QFont fontOf(const ChartStyle& style, QFont::Weight weight, double factor = 1)
{
    QFont font(style.family);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(style.text * factor))));
    font.setWeight(weight);
    return font;
}

QPen penOf(const ChartStyle& style, int seat, bool dense)
{
    // Qt Charts draws a solid line in pieces, which round ends connect. Flat ends are faster.
    QPen pen(ofSeat(style.players, seat), (dense ? 2 : 4) * style.unit, Qt::SolidLine,
        dense ? Qt::FlatCap : Qt::RoundCap, dense ? Qt::BevelJoin : Qt::RoundJoin);
    const QList<qreal>& dashes = ofSeat(style.dashes, seat);
    if (dense || dashes.isEmpty())
        return pen;
    pen.setCapStyle(dashes.first() < 4 ? Qt::RoundCap : Qt::FlatCap);
    QList<qreal> pattern;
    for (const qreal length : dashes)
        pattern << length / 4;
    pen.setDashPattern(pattern);
    return pen;
}

/// A person's shape. It is drawn as paths, because Qt Charts has fewer shapes.
class Badge {
public:
    Badge(const ChartStyle& style, int seat, const QColor& fill, const QColor& rim)
        : m_drawing(QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'>"
                                   "<path d='%1' fill='%2' stroke='%3' stroke-width='4'/></svg>")
                        .arg(ofSeat(style.shapes, seat), fill.name(), rim.name())
                        .toUtf8())
        , m_side(badgeSide * style.unit)
    {
    }

    void paint(QPainter& painter, const QPointF& center)
    {
        m_drawing.render(&painter, {center.x() - m_side / 2, center.y() - m_side / 2, m_side, m_side});
    }
    QImage image()
    {
        constexpr double sharpness = 4;
        const int side = static_cast<int>(std::ceil(m_side * sharpness));
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        m_drawing.render(&painter);
        return image;
    }

private:
    QSvgRenderer m_drawing;
    double m_side;
};

/// A chart of Qt Charts in a scene that no window shows. Texts are escaped, because Qt Charts reads markup.
class Scene {
public:
    Scene(const QSizeF& size, const ChartStyle& style, const QString& title, const QRectF& plot)
        : m_size(size)
        , m_style(style)
        , m_isFile(plot.isNull())
    {
        m_scene.setItemIndexMethod(QGraphicsScene::NoIndex);
        m_scene.addItem(m_chart);
        m_chart->resize(size);
        m_chart->layout()->setContentsMargins(0, 0, 0, 0);
        m_chart->setBackgroundVisible(m_isFile);
        m_chart->setBackgroundBrush(style.background);
        m_chart->setBackgroundRoundness(0);
        QLegend& legend = *m_chart->legend();
        legend.setVisible(m_isFile);
        legend.setAlignment(Qt::AlignRight);
        legend.setFont(fontOf(style, QFont::Bold));
        legend.setMarkerShape(QLegend::MarkerShapeFromSeries);
        const int margin = m_isFile ? static_cast<int>(edge * style.unit) : 0;
        m_chart->setMargins({margin, margin, margin, margin});
        if (m_isFile) {
            m_chart->setTitle(title.toHtmlEscaped());
            m_chart->setTitleFont(fontOf(style, QFont::Black, 1.3));
            m_chart->setTitleBrush(style.ink);
        } else {
            m_chart->setPlotArea(plot);
        }
    }

    bool isFile() const { return m_isFile; }
    QRectF plot() const { return m_chart->plotArea(); }

    /// Adds an axis with labels at any places, and a grid unless `step` is 0. Only a file shows its title.
    QCategoryAxis& addAxis(Qt::Alignment side, double from, double to, double step,
        const std::vector<ChartTick>& ticks, const QString& title)
    {
        if (side == Qt::AlignBottom || step > 0) { // The grid of an axis with labels has lines at its ends.
            auto* grid = new QValueAxis;
            grid->setRange(from, to);
            grid->setLabelsVisible(false);
            grid->setLinePen(QPen(m_style.outline, std::max(1.0, m_style.unit)));
            grid->setGridLinePen(m_style.gridLine);
            grid->setGridLineVisible(step > 0);
            grid->setTickCount(2);
            if (step > 0) {
                grid->setTickType(QValueAxis::TicksDynamic);
                grid->setTickInterval(step);
            }
            m_chart->addAxis(grid, side);
        }
        auto* axis = new QCategoryAxis;
        axis->setRange(from, to);
        axis->setStartValue(from - (to - from));
        axis->setLineVisible(false); // has marks at the labels, which may have moved to have room
        axis->setGridLineVisible(false);
        axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        axis->setTruncateLabels(false);
        axis->setLabelsFont(fontOf(m_style, QFont::Medium));
        axis->setLabelsBrush(m_style.mutedInk);
        if (m_isFile) {
            axis->setTitleText(title.toHtmlEscaped());
            axis->setTitleFont(fontOf(m_style, QFont::Medium));
            axis->setTitleBrush(m_style.mutedInk);
        }
        for (const ChartTick& tick : ticks) {
            QString label = tick.text.toHtmlEscaped();
            while (axis->categoriesLabels().contains(label))
                label += QChar(0x200B); // the axis refuses a second label that is the same
            axis->append(label, tick.at);
        }
        m_chart->addAxis(axis, side);
        return *axis;
    }
    void add(QAbstractSeries* series)
    {
        m_chart->addSeries(series);
        for (QAbstractAxis* axis : m_chart->axes())
            series->attachAxis(axis);
        for (QLegendMarker* marker : m_chart->legend()->markers(series))
            marker->setVisible(false);
    }
    void addLine(const QPen& pen, const QList<QPointF>& points)
    {
        auto* line = new QLineSeries;
        line->setPen(pen);
        add(line);
        line->replace(points); // last, because Qt Charts computes the outline of a line after every change
    }
    void addBars(QBarSet* set)
    {
        auto* bars = new QHorizontalBarSeries;
        bars->setBarWidth(2.0 / 3);
        bars->append(set);
        add(bars);
    }
    /// The entry of a person in the legend of a file: a series without points, because the marker of such a
    /// series can be an image.
    void addLegendEntry(const QString& name, int seat)
    {
        if (!m_isFile)
            return;
        auto* entry = new QScatterSeries;
        entry->setName(name.toHtmlEscaped());
        entry->setMarkerSize(badgeSide * m_style.unit);
        entry->setLightMarker(
            Badge(m_style, seat, ofSeat(m_style.players, seat), m_style.background).image());
        add(entry);
        for (QLegendMarker* marker : m_chart->legend()->markers(entry)) {
            marker->setLabelBrush(ofSeat(m_style.players, seat));
            marker->setVisible(true);
        }
    }
    void layOut() { m_chart->layout()->activate(); }
    void render(QPainter& painter, bool smooth = true)
    {
        m_chart->legend()->layout()->activate(); // shows the entries, which a new series has hidden
        painter.setRenderHint(QPainter::Antialiasing, smooth);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_scene.render(&painter, {{0, 0}, m_size}, {{0, 0}, m_size});
        painter.setRenderHint(QPainter::Antialiasing);
    }

private:
    QSizeF m_size;
    const ChartStyle& m_style;
    bool m_isFile;
    QGraphicsScene m_scene;
    QChart* m_chart = new QChart; ///< Belongs to the scene.
};

/// Adds the uncertainty of a line: paler than the line, with a dotted edge.
void addBand(Scene& scene, const LineChartPicture& chart, const ChartSeries& series)
{
    const auto side = [&](double sign) {
        std::vector<QPointF> points = series.points;
        for (std::size_t i = 0; i < points.size(); ++i)
            points[i].ry() += sign * series.spread[i];
        const auto kept
            = downsample(points, chart.range.xFrom, chart.range.xTo, static_cast<int>(scene.plot().width()));
        return QList<QPointF>(kept.begin(), kept.end());
    };
    auto* above = new QLineSeries;
    auto* below = new QLineSeries;
    auto* band = new QAreaSeries(above, below);
    above->setParent(band);
    below->setParent(band);
    const QColor color = ofSeat(chart.style.players, series.seat);
    QColor pale = color;
    pale.setAlphaF(0.15F);
    band->setBrush(pale);
    band->setPen(QPen(color, 2 * chart.style.unit, Qt::DotLine));
    scene.add(band);
    above->replace(side(1));
    below->replace(side(-1));
}

} // namespace

void paintChart(QPainter& painter, const QSizeF& size, const LineChartPicture& chart, const QRectF& plot)
{
    const ChartStyle& style = chart.style;
    const ChartRange& range = chart.range;
    Scene scene(size, style, chart.title, plot);
    scene.addAxis(Qt::AlignLeft, range.yFrom, range.yTo, chart.yStep, chart.yTicks, chart.yTitle);
    scene.addAxis(Qt::AlignBottom, range.xFrom, range.xTo, 0, chart.xTicks, chart.xTitle);
    for (const ChartSeries& each : chart.series)
        scene.addLegendEntry(each.name, each.seat);
    scene.layOut();
    const QRectF area = scene.plot();

    for (const ChartSeries& each : chart.series)
        if (!each.points.empty() && each.spread.size() == each.points.size())
            addBand(scene, chart, each);
    if (!std::isnan(chart.target)) {
        QPen pen(style.ink, 2.5 * style.unit);
        pen.setDashPattern({9 / 2.5, 6 / 2.5});
        pen.setCapStyle(Qt::FlatCap);
        scene.addLine(pen, {{range.xFrom, chart.target}, {range.xTo, chart.target}});
    }
    struct Shown {
        const ChartSeries& series;
        std::vector<QPointF> points;
        double apart; ///< Pixels between adjacent points.
    };
    std::vector<Shown> all;
    double closest = area.width();
    for (const ChartSeries& each : chart.series) {
        // A column keeps up to four points. The eye does not see more in six pixels.
        auto points = downsample(each.points, range.xFrom, range.xTo, static_cast<int>(area.width() / 6));
        const double apart = area.width() / std::max<double>(1, static_cast<double>(points.size()) - 1);
        scene.addLine(penOf(style, each.seat, apart < 4 * style.unit), {points.begin(), points.end()});
        closest = std::min(closest, apart);
        all.push_back({each, std::move(points), apart});
    }
    scene.render(painter, closest >= 2); // a closer line is mostly steep, and smooth edges take long

    for (const Shown& shown : all) {
        if (shown.apart < badgeRoom * style.unit && shown.points.size() > 1)
            continue;
        const ChartSeries& series = shown.series;
        const QColor& color = ofSeat(style.players, series.seat);
        Badge full(style, series.seat, color, style.background),
            hollow(style, series.seat, style.background, color);
        const double solid
            = series.hollow < series.points.size() ? series.points[series.hollow].x() : range.xTo + 1;
        for (const QPointF& point : shown.points)
            if (point.x() >= range.xFrom && point.x() <= range.xTo)
                (point.x() < solid ? hollow : full).paint(painter, placeOf(point, area, range));
    }
}

void paintChart(QPainter& painter, const QSizeF& size, const BarChartPicture& chart, const QRectF& plot)
{
    const ChartStyle& style = chart.style;
    const double u = style.unit;
    const auto people = static_cast<int>(chart.names.size());
    const auto rows = static_cast<int>(chart.rows.size());
    const bool single = people == 1;
    const auto seatOf = [&](int bar) { return chart.badges.value(bar, bar); };
    const auto barOf = [&](int row, int bar) -> const ChartBar& {
        return chart.rows[static_cast<std::size_t>(row)].bars[static_cast<std::size_t>(bar)];
    };
    Scene scene(size, style, chart.title, plot);
    // A row is 1 high, and the middle of its bars is above that of the row by half a lane. The last row is at
    // 0.
    const double lane = 1.0 / (people + 1);
    const ChartRange range{.xFrom = chart.lowest,
        .xTo
        = chart.highest + (scene.isFile() ? (chart.highest - chart.lowest) / 10 : 0), // room for the values
        .yFrom = (lane - 1) / 2,
        .yTo = (lane - 1) / 2 + rows};
    std::vector<ChartTick> names;
    for (int row = rows - 1; row >= 0 && scene.isFile(); --row)
        names.push_back({rows - 1 - row + lane / 2, chart.rows[static_cast<std::size_t>(row)].name});
    QCategoryAxis& upwards = scene.addAxis(Qt::AlignLeft, range.yFrom, range.yTo, 0, names, {});
    upwards.setTruncateLabels(true);
    upwards.setLabelsFont(fontOf(style, QFont::Bold));
    upwards.setLabelsBrush(style.ink);
    scene.addAxis(Qt::AlignBottom, range.xFrom, range.xTo, chart.step, chart.ticks, chart.unitTitle);
    for (int bar = 0; bar < people && !single; ++bar)
        scene.addLegendEntry(chart.names.at(bar), seatOf(bar));
    scene.layOut();

    // Several series share a row equally, from below; the first one is empty.
    scene.addBars(new QBarSet(QString()));
    for (int bar = people - 1; bar >= 0; --bar) {
        auto* set = new QBarSet(QString());
        set->setColor(ofSeat(style.players, seatOf(bar)));
        set->setSelectedColor(style.outline);
        set->setPen(Qt::NoPen);
        for (int row = rows - 1; row >= 0; --row) {
            set->append(barOf(row, bar).cases > 0 ? barOf(row, bar).value : 0);
            if (barOf(row, bar).weak)
                set->selectBar(rows - 1 - row);
        }
        scene.addBars(set);
    }
    const auto mark = [&](double value, const QColor& color) {
        scene.addLine(QPen(color, std::max(1.0, 2 * u)), {{value, range.yFrom}, {value, range.yTo}});
    };
    if (chart.whole > 0)
        mark(chart.whole, style.outline);
    mark(0, style.ink);
    scene.render(painter);

    // Qt Charts writes only a number at a bar, and no shape.
    const QRectF area = scene.plot();
    painter.setFont(fontOf(style, QFont::Bold));
    for (int row = 0; row < rows; ++row)
        for (int i = 0; i < people; ++i) {
            const ChartBar& bar = barOf(row, i);
            if (bar.cases == 0)
                continue;
            const QPointF end = placeOf({bar.value, rows - row - 0.5 - (i + 0.5) * lane}, area, range);
            if (!single)
                Badge(style, seatOf(i), bar.weak ? style.outline : ofSeat(style.players, seatOf(i)),
                    style.background)
                    .paint(painter, end);
            if (!single && !scene.isFile())
                continue;
            const double beside = std::max(end.x(), placeOf({}, area, range).x());
            painter.setPen(bar.weak ? style.mutedInk : style.ink);
            painter.drawText(
                QRectF(beside + (single ? 8 : 16) * u, end.y() - style.text, size.width(), 2 * style.text),
                Qt::AlignVCenter | Qt::TextDontClip, bar.text);
        }
}

} // namespace tafel::app
