import QtQuick
import Tafel.Ui

// How far long work is.
Rectangle {
    id: root

    property real done: 0 // 0 … 1

    Accessible.name: qsTr("%1 per cent").arg(Math.round(done * 100))
    Accessible.role: Accessible.ProgressBar
    border.color: Theme.edge
    border.width: Theme.line
    color: Theme.sheet
    implicitHeight: Theme.px(28)
    radius: height / 2
    width: parent?.width ?? 0

    Rectangle {
        color: Theme.act
        height: parent.height - 2 * y
        radius: height / 2
        width: Math.max(height, (parent.width - 2 * x) * root.done)
        x: Theme.px(5)
        y: Theme.px(5)
    }
}
