import QtQuick
import Tafel.Ui

// A cell that takes digits: what stands in it, ring and caret when it is its turn.
Pressable {
    id: root

    property int value: -1
    property bool active: false
    property real textSize: 40

    Rectangle {
        anchors.fill: parent
        border.color: root.active ? Theme.focus : Theme.edge
        border.width: root.active ? Theme.ring : Theme.line
        color: root.down ? Theme.sunk : Theme.sheet
        radius: root.radius
    }
    TText {
        id: digits

        anchors.centerIn: parent
        color: root.value < 0 ? Theme.mute : Theme.ink
        fixed: true
        leading: 1
        size: root.textSize
        text: root.value < 0 ? (root.active ? "" : "–") : root.value
        weight: root.value < 0 ? Font.Medium : Font.Black
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.focus
        height: Theme.px(36)
        visible: root.active
        width: Theme.px(3)
        x: digits.x + digits.width + Theme.px(4)
    }
}
