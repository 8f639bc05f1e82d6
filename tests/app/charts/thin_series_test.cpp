// A thinned series keeps the extremes of every pixel column.
#include "app/charts/thin_series.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace tafel::app {

namespace {

std::vector<QPointF> seriesOf(const std::vector<int>& values)
{
    std::vector<QPointF> series;
    for (const int value : values)
        series.emplace_back(static_cast<double>(series.size()), value);
    return series;
}

bool has(const std::vector<QPointF>& points, const QPointF& point)
{
    return std::find(points.begin(), points.end(), point) != points.end();
}

} // namespace

RC_GTEST_PROP(ThinSeries, KeepsFirstLastLowestAndHighestOfEveryColumn, ())
{
    const auto series = seriesOf(*rc::gen::scale(8, rc::gen::arbitrary<std::vector<int>>()));
    const int columns = *rc::gen::inRange(1, 40);
    const double length = static_cast<double>(series.size());
    const double from = *rc::gen::inRange(0, 100) * length / 100,
                 to = from + *rc::gen::inRange(1, 100) * length / 50;
    const std::vector<QPointF> kept = downsample(series, from, to, columns);

    RC_ASSERT(kept.size() <= static_cast<std::size_t>(4 * columns + 2));
    RC_ASSERT(std::includes(series.begin(), series.end(), kept.begin(), kept.end(),
        [](const QPointF& one, const QPointF& other) { return one.x() < other.x(); }));
    for (int column = 0; column < columns; ++column) {
        std::vector<QPointF> inside;
        for (const QPointF& point : series)
            if (point.x() >= from && point.x() <= to
                && std::min<double>(columns - 1, std::floor((point.x() - from) / (to - from) * columns))
                    == column)
                inside.push_back(point);
        if (inside.empty())
            continue;
        const auto byY = [](const QPointF& one, const QPointF& other) { return one.y() < other.y(); };
        const auto [low, high] = std::minmax_element(inside.begin(), inside.end(), byY);
        for (const QPointF& each : {inside.front(), inside.back(), *low, *high})
            RC_ASSERT(has(kept, each));
    }
}

RC_GTEST_PROP(ThinSeries, ShortOnesStayWhole, ())
{
    const auto series = seriesOf(*rc::gen::arbitrary<std::vector<int>>());
    RC_ASSERT(downsample(series, 0, static_cast<double>(series.size()), static_cast<int>(series.size()) + 1)
        == series);
}

TEST(ThinSeries, TheLineRunsOnToThePointsOutside)
{
    const auto series = seriesOf({5, 1, 2, 3, 9, 4});
    EXPECT_EQ(downsample(series, 1.5, 3.5, 10), (std::vector<QPointF>{{1, 1}, {2, 2}, {3, 3}, {4, 9}}));
    EXPECT_EQ(downsample(series, 10, 20, 10), (std::vector<QPointF>{{5, 4}}));
    EXPECT_TRUE(downsample({}, 0, 1, 10).empty());
}

TEST(ThinSeries, OnePeakInTenThousandPointsIsSeen)
{
    std::vector<int> values(10000, 0);
    values[7777] = 100;
    values[3333] = -100;
    const auto series = seriesOf(values);
    const std::vector<QPointF> kept = downsample(series, 0, 9999, 300);
    EXPECT_LE(kept.size(), 1202U);
    EXPECT_TRUE(has(kept, {7777, 100}));
    EXPECT_TRUE(has(kept, {3333, -100}));
}

} // namespace tafel::app
