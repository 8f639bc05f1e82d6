// The reference for the start of the app: the smallest possible window with a chart.
import QtQuick
import QtQuick.Window
import QtCharts

Window {
    width: 1280
    height: 800
    visible: true

    ChartView {
        anchors.fill: parent

        LineSeries {
            XYPoint { x: 0; y: 0 }
            XYPoint { x: 1; y: 5 }
        }
    }
}
