import QtQuick
import Tafel.Ui

// The value of the point or bar that was tapped or selected with the arrow keys, above it.
Rectangle {
    id: root

    required property ChartFrame chart
    property real atX: 0
    property real atY: 0
    property real distance: 0

    color: Theme.ink
    height: words.height + Theme.px(10)
    objectName: chart.names + ".tip"
    radius: Theme.px(8)
    visible: chart.told !== ""
    width: words.width + Theme.px(20)
    x: Math.max(0, Math.min(chart.width - width, atX - width / 2))
    y: Math.max(0, atY - height - distance)

    TText {
        id: words

        anchors.centerIn: parent
        color: Theme.paper
        size: 18
        text: root.chart.told
        weight: Font.Bold
    }
}
