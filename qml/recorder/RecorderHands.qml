import QtQuick
import Tafel.Ui

// For a practice deal: the hand of the player to move, or all hands.
Column {
    id: root

    required property RecordedTricks record
    property bool all: false

    spacing: Theme.px(8)
    visible: record.hands.length > 0

    Toggle {
        objectName: "recorder.allHands"
        on: root.all
        title: qsTr("Show all hands")
        wordOff: qsTr("no")
        wordOn: qsTr("yes")

        onToggled: on => root.all = on
    }
    Repeater {
        model: root.record.hands

        Flow {
            id: hand

            required property var modelData

            Accessible.name: modelData.name + ": " + modelData.cards.map(card => Theme.cardName(card, root.record.french)).join(", ")
            Accessible.role: Accessible.StaticText
            objectName: "recorder.hand." + modelData.seat
            spacing: Theme.px(4)
            visible: root.all || modelData.acts
            width: root.width

            PlayerBadge {
                of: hand.modelData
            }
            Repeater {
                model: hand.modelData.cards

                CardFace {
                    required property string modelData

                    card: modelData
                    french: root.record.french
                    size: "tiny"
                }
            }
        }
    }
}
