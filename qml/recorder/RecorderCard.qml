import QtQuick
import Tafel.Ui

// A card in a row of tricks: suit next to rank; dashed if it is face down, crossed out if it was rejected.
Item {
    id: root

    required property recordedCard played
    required property bool french // of a French pack
    readonly property bool known: played.card !== "" // else it lies face down

    Accessible.name: known ? Theme.cardName(played.card, french) : qsTr("face down")
    Accessible.role: Accessible.Graphic
    height: Theme.px(44)
    opacity: played.out ? 0.55 : 1

    Rectangle {
        anchors.fill: parent
        border.color: root.played.marked ? (Theme.contrast ? "#8A0000" : "#E5604F") : Theme.card
        border.width: root.played.marked ? Theme.px(4) : 0
        color: Theme.card
        radius: Theme.px(7)
        visible: root.known
    }
    OutlineFrame {
        color: Theme.chalk
        radius: Theme.px(7)
        visible: !root.known
    }
    Numeral {
        anchors.centerIn: parent
        color: Theme.chalk
        text: "?"
        visible: !root.known
    }
    MiddleRow {
        anchors.centerIn: parent
        spacing: Theme.px(3)
        visible: root.known

        Suit {
            size: Theme.px(20)
            suit: root.played.sign
        }
        Numeral {
            color: Theme.suitInk(root.played.sign)
            font.strikeout: root.played.out
            text: root.played.rank
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.bottom
        anchors.topMargin: Theme.px(1)
        color: Theme.chalk
        height: Theme.px(3)
        visible: root.played.leads
        width: parent.width * 0.5
    }
}
