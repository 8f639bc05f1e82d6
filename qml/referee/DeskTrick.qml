import QtQuick
import Tafel.App
import Tafel.Ui

// The cards of the trick under their players, and what is trump. A tap opens the grid.
Sheet {
    id: root

    required property EidexDesk desk
    readonly property var picking: desk.picking
    readonly property bool asked: desk.hasTrick

    implicitHeight: inside.implicitHeight + 2 * padding

    Column {
        id: inside

        spacing: Theme.px(8)
        width: parent.width

        TText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            color: Theme.mute
            text: root.asked ? qsTr("Trick so far") : qsTr("Trump")
            weight: Font.Bold
        }
        Item {
            implicitHeight: Math.max(places.visible ? places.implicitHeight : 0, trump.height)
            width: parent.width

            Flow {
                id: places

                spacing: Theme.px(16)
                visible: root.asked
                width: parent.width - trump.width - Theme.px(16)

                Repeater {
                    model: root.asked ? root.desk.trick : []

                    DeskPlace {
                        required property var modelData
                        required property int index

                        card: modelData.card
                        first: index === 0
                        name: modelData.name
                        now: root.picking.what === "trick" && modelData.card === ""
                        objectName: "referee.trick." + index
                        seat: modelData.seat
                        winning: modelData.winning

                        onTapped: root.desk.pickFor("trick")
                    }
                }
            }
            TButton {
                id: trump

                anchors.bottom: parent.bottom
                column: root.asked
                height: Math.max(Theme.px(60), implicitHeight)
                hint: qsTr("Choose the turned-up card")
                kind: root.picking.what === "turned-up" ? "sel" : "plain"
                objectName: "referee.trump"
                padding: Theme.px(12)
                text: root.desk.turnedUp !== "" ? root.desk.trumpText : qsTr("Turned-up card")
                width: Math.min(implicitWidth, Theme.px(210))
                x: root.asked ? parent.width - width : 0

                leading: CardFace {
                    card: root.desk.turnedUp
                    emptyInk: root.picking.what === "turned-up" ? Theme.selInk : Theme.mute
                    size: "small"
                }

                onTapped: root.desk.pickFor("turned-up")
            }
        }
    }
}
