import QtQuick
import Tafel.Ui

// The picture of a game: a suit, a card, a chip, strokes.
Item {
    id: root

    required property string picture // "suit L", "card HK", "chip", "strokes"
    readonly property string kind: picture.split(" ")[0]
    readonly property string detail: picture.split(" ")[1] || ""

    implicitHeight: Theme.px(50)
    implicitWidth: Theme.px(50)

    Loader {
        anchors.centerIn: parent
        sourceComponent: ({sign: paperPart, suit: paperPart, card: cardPart, chip: chipPart})[root.kind] ?? strokePart
    }
    Component {
        id: paperPart

        Rectangle {
            readonly property bool wide: root.kind === "suit"

            border.color: Theme.cardEdge
            border.width: Theme.line
            color: Theme.card
            height: Theme.px(wide ? 50 : 54)
            radius: Theme.px(8)
            width: Theme.px(wide ? 50 : 42)

            Suit {
                anchors.centerIn: parent
                size: Theme.px(38)
                suit: root.detail
                visible: parent.wide
            }
            Numeral {
                anchors.centerIn: parent
                color: "♥♦".includes(root.detail.slice(-1)) && root.detail !== "" ? Theme.suitInk("H") : Theme.cardInk
                size: root.detail.length > 1 ? 22 : 28
                text: root.detail !== "" ? root.detail : "♠"
                visible: !parent.wide
            }
        }
    }
    Component {
        id: cardPart

        CardFace {
            card: root.detail
            french: true
            size: "small"
        }
    }
    Component {
        id: chipPart

        Chips {
            filled: 1
            seat: 1
            size: Theme.px(46)
            slated: false
        }
    }
    Component {
        id: strokePart

        Rectangle {
            border.color: Theme.wood
            border.width: Theme.px(4)
            color: Theme.slate
            height: width
            radius: Theme.px(8)
            width: Theme.px(50)

            Strokes {
                anchors.centerIn: parent
                filled: 5
                room: Theme.px(38)
                seat: 0
                tall: Theme.px(34)
            }
        }
    }
}
