import QtQuick
import Tafel.App
import Tafel.Ui

// Which contract, which trump, and whether it is the first trick. A tap changes it.
Sheet {
    id: root

    required property ContractDesk desk
    readonly property var contract: desk.contract
    readonly property var picking: desk.picking
    readonly property string picked: picking.what || ""

    implicitHeight: inside.implicitHeight + 2 * padding

    Column {
        id: inside

        spacing: Theme.px(8)
        width: parent.width

        Flow {
            spacing: Theme.px(10)
            width: parent.width

            TButton {
                height: Math.max(Theme.px(64), implicitHeight)
                hint: qsTr("Choose the contract")
                kind: root.picked === "contract" ? "sel" : "plain"
                leftAligned: true
                objectName: "referee.contract"
                subText: root.contract.line || ""
                text: root.contract.name || qsTr("Which contract?")
                width: Math.min(parent.width, Math.max(Theme.px(220), implicitWidth))

                onTapped: root.desk.pickFor("contract")
            }
            TButton {
                id: trump

                height: Math.max(Theme.px(64), implicitHeight)
                hint: qsTr("Choose the trump suit")
                kind: root.picked === "trump" ? "sel" : "plain"
                leading: root.desk.trump !== "" ? suitPart : null
                objectName: "referee.trump"
                text: root.desk.trump !== "" ? qsTr("Trump: %1").arg(root.desk.trumpText) : qsTr("Which trump?")
                visible: root.desk.asksTrump
                width: Math.min(parent.width, implicitWidth)

                onTapped: root.desk.pickFor("trump")

                Component {
                    id: suitPart

                    Suit {
                        chip: true
                        size: Theme.px(32)
                        suit: root.desk.trump
                    }
                }
            }
        }
        Toggle {
            on: root.desk.firstTrick
            objectName: "referee.firstTrick"
            title: qsTr("It is the first trick")
            visible: root.desk.asksFirstTrick
            width: parent.width
            wordOff: qsTr("no")
            wordOn: qsTr("yes")

            onToggled: on => root.desk.firstTrick = on
        }
        Toggle {
            on: root.desk.packetsLeft
            objectName: "referee.packetsLeft"
            title: qsTr("Packets are left")
            visible: root.desk.asksPackets
            width: parent.width
            wordOff: qsTr("no")
            wordOn: qsTr("yes")

            onToggled: on => root.desk.packetsLeft = on
        }
    }
}
