import QtQuick
import Tafel.Ui

// What decides a deal: a suit; Obenabe as an arrow down from the ace, Undenufe as one up from the six.
Item {
    id: root

    property string trump: "" // "H" "L" "R" "S" | "obenabe" | "undenufe"
    property real size: Theme.px(24)
    property bool chip: false
    readonly property bool obenabe: trump === "obenabe"
    readonly property bool arrow: obenabe || trump === "undenufe"

    Accessible.name: arrow ? (obenabe ? qsTr("Obenabe") : qsTr("Undenufe")) : trump
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
    Row {
        anchors.centerIn: parent
        visible: root.arrow

        Text {
            anchors.verticalCenter: parent.verticalCenter
            color: root.chip ? Theme.cardInk : Theme.ink
            font.bold: true
            font.family: Theme.family
            font.pixelSize: Math.round(root.size * 0.72)
            text: root.obenabe ? "A" : "6"
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            color: root.chip ? Theme.cardInk : Theme.ink
            name: !root.arrow ? "" : root.obenabe ? "fall" : "rise"
            size: Math.round(root.size * 0.6)
            stroke: 3.2
        }
    }
}
