import QtQuick
import Tafel.Ui

// The hand of whoever is to play: a tap asks about a card, the last place opens the grid.
Sheet {
    id: root

    property string title: ""
    property var hand: [] // {card, mark, asked}
    property bool french: false
    property bool picked: false // the grid is there

    signal asked(string card)
    signal gridWanted

    implicitHeight: inside.implicitHeight + 2 * padding

    Column {
        id: inside

        spacing: Theme.px(10)
        width: parent.width

        TText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            color: Theme.mute
            text: root.title
            weight: Font.Bold
            width: parent.width
            wrapMode: Text.Wrap
        }
        Flow {
            spacing: Theme.px(14)
            width: parent.width

            Repeater {
                model: root.hand

                Pressable {
                    id: held

                    required property var modelData

                    checkable: true
                    checked: modelData.asked
                    implicitHeight: face.height
                    implicitWidth: face.width
                    label: modelData.card
                    objectName: "referee.hand." + modelData.card

                    onTapped: root.asked(modelData.card)

                    CardFace {
                        id: face

                        asked: held.modelData.asked
                        card: held.modelData.card
                        french: root.french
                        size: "large"
                    }
                    VerdictMark {
                        anchors.bottom: parent.bottom
                        anchors.horizontalCenter: parent.right
                        anchors.horizontalCenterOffset: -Theme.px(12)
                        kind: held.modelData.mark
                        size: Theme.px(28)
                        visible: held.modelData.mark !== ""
                    }
                }
            }
            Pressable {
                implicitHeight: empty.height
                implicitWidth: empty.width
                label: qsTr("Cards of the hand")
                objectName: "referee.hand.add"

                onTapped: root.gridWanted()

                CardFace {
                    id: empty

                    asked: root.picked
                    emptyText: "+"
                    size: "large"
                }
            }
        }
    }
}
