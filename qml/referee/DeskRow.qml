import QtQuick
import Tafel.Ui

// One row of table cards: its suit, then its cards side by side, scaled to fit.
Item {
    id: root

    property string suit: "" // empty: a series
    property var cards: []
    property bool picked: false
    readonly property real step: Math.min(Theme.px(40), cards.length > 1
        ? (width - row.x - Theme.px(38)) / (cards.length - 1) : Theme.px(40))

    Accessible.name: cards.length > 0 ? cards.map(card => Theme.cardName(card, true)).join(", ")
        : suit !== "" ? Theme.suitName(suit) + ": " + qsTr("nothing") : qsTr("nothing")
    Accessible.role: Accessible.StaticText
    implicitHeight: Theme.px(50)

    Suit {
        anchors.verticalCenter: parent.verticalCenter
        chip: true
        size: Theme.px(28)
        suit: root.suit
        visible: root.suit !== ""
    }
    Item {
        id: row

        height: parent.height
        x: root.suit !== "" ? Theme.px(46) : 0

        Repeater {
            model: root.cards

            CardFace {
                required property string modelData
                required property int index

                card: modelData
                french: true
                size: "small"
                x: index * root.step
            }
        }
        CardFace {
            asked: root.picked && root.suit === ""
            emptyText: ""
            size: "small"
            visible: root.cards.length === 0
        }
    }
}
