import QtQuick
import Tafel.Ui

// The score chart of a match: its totals, or card points per deal. Loaded by its address, because it brings
// Qt Charts.
LineChart {
    required property MatchView view
    property bool cards: false // card points per deal instead of the totals

    fileTitle: view.header.title
    series: cards ? view.cardPointsSeries : view.totalsSeries
    target: cards || view.target === 0 ? NaN : view.target
    xMax: Math.max(1, view.deals.length)
    xMin: cards ? 1 : 0
    xStep: Math.max(1, ChartAxis.step(xMax, Theme.large ? 5 : 9))
    xTitle: view.columns.title
    yStep: Math.max(1, ChartAxis.step(span, 4))
    yTitle: cards ? qsTr("Card points") : view.unitTitle
}
