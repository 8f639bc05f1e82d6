import QtQuick
import Tafel.Ui

// What decides a deal: a suit, or an arrow up (Obenabe) or down (Undenufe).
Item {
    id: root

    property string trump: "" // "H" "L" "R" "S" | "up" | "down"
    property real size: Theme.px(24)
    property bool chip: false
    readonly property bool arrow: trump === "up" || trump === "down"

    Accessible.name: arrow ? (trump === "up" ? qsTr("Obenabe") : qsTr("Undenufe")) : trump
    Accessible.role: Accessible.Graphic
    implicitHeight: implicitWidth
    implicitWidth: size + (chip ? Theme.px(4) : 0)

    Suit {
        chip: root.chip
        size: root.size
        suit: root.trump
        visible: !root.arrow && root.trump !== ""
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.card
        radius: Theme.px(6)
        visible: root.arrow && root.chip
    }
    Icon {
        anchors.centerIn: parent
        color: root.chip ? Theme.cardInk : Theme.ink
        name: root.arrow ? root.trump : ""
        size: root.size
        stroke: 3.2
        visible: root.arrow
    }
}
