import QtQuick
import Tafel.Ui

// A card in a row of tricks: suit next to rank; dashed if it is face down, crossed out if it was rejected.
Item {
    id: root

    property string card: "" // empty: face down
    property bool french: false // of a French pack
    property string sign: "" // for Suit
    property string rank: "" // as a person reads it
    property bool marked: false // a revoke refers to it
    property bool out: false
    property bool leads: false

    Accessible.name: card !== "" ? Theme.cardName(card, french) : qsTr("face down")
    Accessible.role: Accessible.Graphic
    height: Theme.px(44)
    opacity: out ? 0.55 : 1

    Rectangle {
        anchors.fill: parent
        border.color: root.marked ? (Theme.contrast ? "#8A0000" : "#E5604F") : Theme.card
        border.width: root.marked ? Theme.px(4) : 0
        color: Theme.card
        radius: Theme.px(7)
        visible: root.card !== ""
    }
    OutlineFrame {
        color: Theme.chalk
        radius: Theme.px(7)
        visible: root.card === ""
    }
    TText {
        anchors.centerIn: parent
        color: Theme.chalk
        fixed: true
        size: 20
        text: "?"
        visible: root.card === ""
        weight: Font.Black
    }
    MiddleRow {
        anchors.centerIn: parent
        spacing: Theme.px(3)
        visible: root.card !== ""

        Suit {
            size: Theme.px(20)
            suit: root.sign
        }
        TText {
            color: Theme.suitInk(root.sign)
            fixed: true
            font.strikeout: root.out
            size: 20
            text: root.rank
            weight: Font.Black
        }
    }
    Rectangle {
        color: Theme.chalk
        height: Theme.px(3)
        visible: root.leads
        width: parent.width * 0.5
        x: parent.width * 0.25
        y: parent.height + Theme.px(1)
    }
}
