import QtQuick
import Tafel.Ui

// A card as the text "RJ", "H10": rank over suit, paper in every theme; an empty text is an empty place.
Item {
    id: root

    property string card: "" // suit letter, then A K Q J 10 9 …
    property bool french: false // of a French pack: S is a spade
    // "tiny" 34×46, "small" 38×50, "medium" 56×76, "large" 82×112, "huge" 127×173
    property string size: "medium"
    property bool asked: false // ringed: the card in question
    property string emptyText: "?"
    property color emptyInk: Theme.mute // of the empty place: on a filled background its own ink
    readonly property string suit: french && card.charAt(0) === "S" ? "P" : card.charAt(0)
    readonly property string rank: Theme.rank(card.substring(1), french)
    readonly property var measure: ({
            tiny: [34, 46, 6, 16, 18, 1],
            small: [38, 50, 6, 18, 20, 1],
            medium: [56, 76, 8, 27, 29, 2],
            large: [82, 112, 12, 40, 42, 3],
            huge: [127, 173, 18, 61, 66, 4]
        })[size]

    Accessible.name: Theme.cardName(card, french)
    Accessible.role: Accessible.Graphic
    implicitHeight: Theme.px(measure[1])
    implicitWidth: Theme.px(measure[0])

    Rectangle {
        anchors.fill: parent
        border.color: Theme.cardEdge
        border.width: root.size === "tiny" ? Math.max(1, Theme.px(1.5)) : Theme.line
        color: Theme.card
        radius: Theme.px(root.measure[2])
        visible: root.card !== ""
    }
    OutlineFrame {
        radius: Theme.px(root.measure[2])
        visible: root.card === ""
    }
    TText {
        anchors.centerIn: parent
        color: root.emptyInk
        fixed: true
        size: root.measure[3] * 0.9
        text: root.emptyText
        visible: root.card === ""
    }
    Column {
        anchors.centerIn: parent
        spacing: Theme.px(root.measure[5])
        visible: root.card !== ""

        Numeral {
            anchors.horizontalCenter: parent.horizontalCenter
            color: Theme.suitInk(root.suit)
            height: Theme.px(root.measure[3])
            leading: 1
            size: root.measure[3] * (root.rank === "10" ? 0.95 : 1)
            text: root.rank
            verticalAlignment: Text.AlignVCenter
        }
        Suit {
            anchors.horizontalCenter: parent.horizontalCenter
            size: Theme.px(root.measure[4])
            suit: root.suit
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(7)
        border.color: Theme.focus
        border.width: Theme.px(5)
        color: "transparent"
        radius: Theme.px(root.measure[2] + 7)
        visible: root.asked
    }
}
