import QtQuick
import Tafel.Ui

// A cell for digits: its content, ring and caret when it is active.
FramedPressable {
    id: root

    property int value: -1
    property bool said: value >= 0
    property bool rest: false // filled in by the referee
    property bool active: false
    property real textSize: 40

    dashed: rest && !active
    edge: active ? Theme.focus : Theme.edge
    edgeWidth: active ? Theme.ring : rest ? 0 : Theme.line

    Numeral {
        id: digits

        anchors.centerIn: parent
        color: root.said ? Theme.ink : Theme.mute
        leading: 1
        size: root.textSize
        text: root.said ? Theme.number(root.value) : root.active ? "" : "–"
        weight: root.said && !root.rest ? Font.Black : Font.Medium
    }
    Rectangle {
        anchors.left: digits.right
        anchors.leftMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.focus
        height: Theme.px(36)
        visible: root.active
        width: Theme.px(3)
    }
}
