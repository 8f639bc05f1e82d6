import QtQuick
import Tafel.App
import Tafel.Ui

// The hand in its order. A tap asks about a card, a second one about all between; while the hand is picked a tap
// chooses the card that is moved or taken away.
Sheet {
    id: root

    required property HandDesk desk
    readonly property var hand: desk.hand
    readonly property var picking: desk.picking
    readonly property bool picked: picking.kind === "hand"
    // A full hand in one row as far as fingers allow.
    readonly property real cell: Math.max(Theme.px(56), Math.min(Theme.px(86), Math.floor(width - 2 * padding) / (hand.length + 1)))

    implicitHeight: inside.implicitHeight + 2 * padding

    Column {
        id: inside

        spacing: Theme.px(10)
        width: parent.width

        TText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            color: Theme.mute
            text: root.hand.length === 0 ? qsTr("The hand in its order") : qsTr("The hand in its order: tap the cards in question")
            weight: Font.Bold
            width: parent.width
            wrapMode: Text.Wrap
        }
        Flow {
            width: parent.width

            Repeater {
                model: root.hand

                Pressable {
                    id: held

                    required property var modelData
                    required property int index

                    checkable: true
                    checked: modelData.asked || modelData.current
                    implicitHeight: face.height + Theme.px(18)
                    implicitWidth: root.cell
                    label: face.name
                    objectName: "referee.hand." + index

                    onTapped: root.desk.tapHand(index)

                    NumberFace {
                        id: face

                        asked: held.modelData.asked || held.modelData.current
                        card: held.modelData.card
                        height: implicitHeight
                        width: root.cell - Theme.px(4)
                    }
                    VerdictMark {
                        anchors.bottom: parent.bottom
                        anchors.horizontalCenter: face.horizontalCenter
                        anchors.bottomMargin: Theme.px(4)
                        kind: "yes"
                        size: Theme.px(28)
                        visible: held.modelData.mark === "yes" && !root.picked
                    }
                }
            }
            Pressable {
                implicitHeight: empty.height + Theme.px(18)
                implicitWidth: root.cell
                label: qsTr("Cards of the hand")
                objectName: "referee.hand.add"

                onTapped: root.desk.pickFor("hand")

                NumberFace {
                    id: empty

                    asked: root.picked && root.desk.current < 0
                    height: implicitHeight
                    width: root.cell - Theme.px(4)
                }
            }
        }
    }
}
