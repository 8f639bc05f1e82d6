import QtQuick
import Tafel.App
import Tafel.Ui

// The score chart of a match: its totals, or card points per deal. Loaded by its address, because it brings
// Qt Charts.
Item {
    id: root

    required property MatchView view
    property bool cards: false // card points per deal instead of the totals
    property bool low: false
    readonly property var course: cards ? view.cardPointsSeries : view.totalsSeries
    readonly property var series: course
    readonly property int last: Math.max(1, view.deals.length)
    readonly property int highest: {
        let most = cards ? 0 : view.target;
        for (const each of series)
            for (const point of each.points)
                most = Math.max(most, point.y);
        return most;
    }
    readonly property int lowest: {
        let least = 0;
        for (const each of series)
            for (const point of each.points)
                least = Math.min(least, point.y);
        return least;
    }
    readonly property real margin: Math.max(1, highest - lowest) * 0.05

    function described(): var {
        return chart.described();
    }
    // The smallest step that leaves at most `most` labels.
    function step(range: int, most: int): int {
        for (const each of [1, 2, 3, 5, 10, 20, 25, 50, 100, 200, 250, 500])
            if (range / each <= most)
                return each;
        return 1000;
    }

    LineChart {
        id: chart

        anchors.fill: parent
        fileTitle: root.view.head.title
        low: root.low && root.view.cardPointsSeries.length > 0 // the sheet above selects the values
        series: root.series
        session: root.view.session
        target: root.cards || root.view.target === 0 ? NaN : root.view.target
        xMax: root.last
        xMin: root.cards ? 1 : 0
        xStep: root.step(root.last, Theme.large ? 4 : 9)
        xTitle: root.view.columns.title
        yMax: root.highest + root.margin
        yMin: root.lowest < 0 ? root.lowest - root.margin : 0
        yStep: root.step(root.highest - root.lowest, 4)
        yTitle: root.cards ? qsTr("Card points") : root.view.unitTitle
    }
}
