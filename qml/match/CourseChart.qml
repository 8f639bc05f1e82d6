import QtQuick
import Tafel.App
import Tafel.Ui

// The course of a match as lines: victory points, or card points per deal. Loaded by its address, because it
// brings Qt Charts.
Item {
    id: root

    required property MatchView view
    property bool cards: false // card points per deal instead of victory points
    property bool low: false
    readonly property var course: cards ? view.cardCourse : view.pointsCourse
    readonly property var series: course.map(each => ({
                name: each.name.length > 11 ? each.name.slice(0, 10) + "…" : each.name,
                seat: each.seat,
                points: each.points
            }))
    readonly property int last: Math.max(1, view.deals.length)
    readonly property int highest: {
        let most = cards ? 0 : view.target;
        for (const each of series)
            for (const point of each.points)
                most = Math.max(most, point.y);
        return most;
    }

    // A step that leaves at most `most` labels.
    function step(range: int, most: int): int {
        for (const each of [1, 2, 3, 5, 10, 20, 25, 50, 100])
            if (range / each <= most)
                return each;
        return 200;
    }

    LineChart {
        anchors.fill: parent
        low: root.low
        series: root.series
        target: root.cards ? NaN : root.view.target
        xMax: root.last
        xMin: root.cards ? 1 : 0
        xStep: root.step(root.last, Theme.large ? 4 : 9)
        xTitle: qsTr("Deal")
        yMax: root.highest * 1.05
        yStep: root.step(root.highest, 4)
        yTitle: root.cards ? qsTr("Card points") : qsTr("Victory points")
    }
}
