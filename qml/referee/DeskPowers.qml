import QtQuick
import Tafel.App
import Tafel.Ui

// The powers in force, or those that somebody wants to use now. A tap on one shows what was said with it.
Sheet {
    id: root

    required property EidexDesk desk
    readonly property var picking: desk.picking
    property bool may: false
    readonly property var uses: may ? desk.may : desk.powers
    readonly property string names: may ? "referee.may" : "referee.power"

    implicitHeight: inside.implicitHeight + 2 * padding

    Column {
        id: inside

        spacing: Theme.px(8)
        width: parent.width

        TText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            color: Theme.mute
            text: root.may ? qsTr("Who wants to use which power?") : root.desk.asking === 2 ? qsTr("Powers used in this deal")
                : qsTr("Powers in force")
            weight: Font.Bold
        }
        Flow {
            spacing: Theme.px(10)
            width: parent.width

            Repeater {
                model: root.uses

                TButton {
                    id: use

                    required property var modelData
                    required property int index

                    checkable: true
                    checked: true
                    height: Math.max(Theme.px(60), implicitHeight)
                    hint: modelData.does
                    kind: "sel"
                    objectName: root.names + "." + index
                    subText: modelData.text
                    text: modelData.name + " · " + modelData.who
                    width: Math.min(implicitWidth, inside.width)

                    leading: PlayerMark {
                        color: Theme.selInk
                        ink: Theme.sel
                        initial: use.modelData.who.charAt(0)
                        seat: use.modelData.seat
                        size: Theme.px(30)
                    }

                    onTapped: root.desk.editPower(root.may, index)
                }
            }
            TButton {
                readonly property bool open: root.picking.kind === "powers" && root.picking.may === root.may

                height: Math.max(Theme.px(60), implicitHeight)
                icon: "plus"
                kind: open ? "sel" : "plain"
                objectName: root.names + ".add"
                text: qsTr("Power")

                onTapped: root.desk.pickFor(root.may ? "may" : "powers")
            }
        }
    }
}
