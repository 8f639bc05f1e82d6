import QtQuick
import Tafel.Ui

// The trick on the table in the order of play: cards, whose turn is now, who comes then.
Row {
    id: root

    required property Recorder recorder
    property real room: Theme.px(600)
    readonly property bool small: Theme.large || recorder.currentTrickCards.length * Theme.px(96) > room
    readonly property real cardWidth: Theme.px(small ? 56 : 82)

    spacing: Theme.px(12)

    Repeater {
        model: root.recorder.currentTrickCards

        Column {
            id: place

            required property trickPlace modelData
            required property int index

            readonly property bool empty: modelData.state === "now" || modelData.state === "then"

            Accessible.name: modelData.name + ": " + (modelData.card !== "" ? Theme.cardName(modelData.card, root.recorder.pack.french) + ", " : "") + modelData.note
            Accessible.role: Accessible.StaticText
            objectName: "recorder.place." + index
            spacing: Theme.px(4)
            width: Math.max(root.cardWidth, caption.width)

            Item {
                anchors.horizontalCenter: parent.horizontalCenter
                height: Theme.px(root.small ? 76 : 112)
                width: root.cardWidth

                CardFace {
                    anchors.fill: parent
                    card: place.modelData.card
                    french: root.recorder.pack.french
                    opacity: place.modelData.state === "out" ? 0.5 : 1
                    size: root.small ? "medium" : "large"
                    visible: !place.empty
                }
                OutlineFrame {
                    color: place.modelData.state === "now" ? Theme.playerColor(place.modelData.badge, false) : Theme.edge
                    lineWidth: Theme.px(place.modelData.state === "now" ? 3 : 2)
                    visible: place.empty
                }
                PlayerBadge {
                    anchors.centerIn: parent
                    of: place.modelData
                    size: Theme.px(place.modelData.state === "now" ? (root.small ? 40 : 52) : 32)
                    visible: place.empty
                }
            }
            MiddleRow {
                id: caption

                anchors.horizontalCenter: parent.horizontalCenter
                height: Math.max(Theme.px(28), words.height)
                spacing: Theme.px(5)

                PlayerBadge {
                    of: place.modelData
                    size: Theme.px(28)
                    visible: !place.empty
                }
                TText {
                    id: words

                    color: place.modelData.state === "then" ? Theme.mute : Theme.ink
                    size: Theme.large ? 16 : 18
                    text: place.modelData.note
                    visible: text !== ""
                    weight: Font.Bold
                }
            }
        }
    }
}
