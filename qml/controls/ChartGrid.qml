import QtCharts
import QtQuick
import Tafel.Ui

// The axes and the grid of a chart, which has its lines or bars above it and its numbers next to it.
ChartView {
    id: root

    property real xMin: 0
    property real xMax: 1
    property real xStep: 0 // of the grid; 0 for none
    property real yMin: 0
    property real yMax: 1
    property real yStep: 0

    animationOptions: ChartView.NoAnimation
    antialiasing: true
    backgroundColor: "transparent"
    backgroundRoundness: 0
    dropShadowEnabled: false
    legend.visible: false
    margins.bottom: 0
    margins.left: 0
    margins.right: 0
    margins.top: 0
    plotAreaColor: "transparent"

    // The type description of Qt Charts 6.4 lists ValueAxis twice, which confuses qmllint.
    // qmllint disable
    component Axis: ValueAxis {
        property real step: 0

        color: Theme.edge
        gridLineColor: Theme.rule
        gridVisible: step > 0
        labelsVisible: false // the chart writes them in the app's font
        tickCount: 2
        tickInterval: step
        tickType: step > 0 ? ValueAxis.TicksDynamic : ValueAxis.TicksFixed
    }

    Axis {
        id: across

        max: root.xMax
        min: root.xMin
        step: root.xStep
    }
    Axis {
        id: upwards

        color: root.yStep > 0 ? Theme.edge : "transparent"
        max: root.yMax
        min: root.yMin
        step: root.yStep
    }
    LineSeries {
        axisX: across
        axisY: upwards
        // qmllint enable
        color: "transparent" // only provides the axes
    }
}
