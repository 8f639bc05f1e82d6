import QtQuick
import Tafel.App
import Tafel.Ui

// The cards of the trick under their players. A tap opens the grid.
Sheet {
    id: root

    required property ContractDesk desk

    implicitHeight: inside.implicitHeight + 2 * padding

    Column {
        id: inside

        spacing: Theme.px(8)
        width: parent.width

        TText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            color: Theme.mute
            text: qsTr("Trick so far")
            weight: Font.Bold
        }
        Flow {
            spacing: Theme.px(16)
            width: parent.width

            Repeater {
                model: root.desk.trick

                DeskPlace {
                    required property var modelData
                    required property int index

                    card: modelData.card
                    first: index === 0
                    french: true
                    name: modelData.name
                    now: root.desk.picking.what === "trick" && modelData.card === ""
                    objectName: "referee.trick." + index
                    seat: modelData.seat
                    winning: modelData.winning

                    onTapped: root.desk.pickFor("trick")
                }
            }
        }
    }
}
