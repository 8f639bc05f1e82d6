import QtQuick
import Tafel.Ui

// The small switch drawing inside a power toggle.
Rectangle {
    id: root

    property bool on: false
    property color ink: Theme.ink

    border.color: ink
    border.width: Math.max(1, Theme.px(2.5))
    color: on ? ink : "transparent"
    implicitHeight: Theme.px(26)
    implicitWidth: Theme.px(44)
    radius: height / 2

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        color: root.on ? Theme.sel : root.ink
        height: width
        radius: width / 2
        width: Theme.px(15)
        x: Theme.px(root.on ? 23 : 6)
    }
}
