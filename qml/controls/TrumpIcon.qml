import QtQuick
import Tafel.Ui

// The trump of a deal: a suit; Obenabe as an arrow down from the ace, Undenufe as one up from the six. With the card that was
// turned up, its rank is before its suit.
Item {
    id: root

    property string trump: "" // "H" "L" "R" "S" | "obenabe" | "undenufe"
    property string card: "" // turned up, "RJ"; empty: not known, or the game has none
    property real size: Theme.px(24)
    property bool chip: false
    readonly property bool obenabe: trump === "obenabe"
    readonly property bool arrow: obenabe || trump === "undenufe"
    readonly property string rank: card !== "" ? Theme.rank(card.substring(1), false) : arrow ? (obenabe ? "A" : "6") : ""
    readonly property color ink: chip ? Theme.cardInk : Theme.ink

    Accessible.name: (card !== "" ? Theme.cardName(card, false) + (arrow ? ", " : "") : "")
        + (arrow ? (obenabe ? qsTr("Obenabe") : qsTr("Undenufe")) : card === "" ? Theme.suitName(trump) : "")
    Accessible.role: Accessible.Graphic
    implicitHeight: size + (chip ? Theme.px(4) : 0)
    implicitWidth: Math.max(implicitHeight, signs.implicitWidth + (chip ? Theme.px(8) : 0))

    Rectangle {
        anchors.fill: parent
        color: Theme.card
        radius: Theme.px(6)
        visible: root.chip && root.trump !== ""
    }
    MiddleRow {
        id: signs

        anchors.centerIn: parent
        spacing: Math.round(root.size * 0.08)

        Numeral {
            color: root.ink
            font.pixelSize: Math.round(root.size * 0.8 * Theme.fontFactor)
            leading: 1
            text: root.rank
            visible: text !== ""
        }
        Suit {
            size: root.size * (root.rank !== "" ? 0.9 : 1)
            suit: root.card !== "" ? root.card.charAt(0) : root.trump
            visible: root.card !== "" || !root.arrow && root.trump !== ""
        }
        Icon {
            color: root.ink
            name: !root.arrow ? "" : root.obenabe ? "fall" : "rise"
            size: Math.round(root.size * 0.8)
            stroke: 3.4
            visible: root.arrow
        }
    }
}
