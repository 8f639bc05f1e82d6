import QtQuick
import Tafel.App
import Tafel.Ui

// What stands on the table and has to be outbid; with an empty table, whether the turn is opened.
Sheet {
    id: root

    required property HandDesk desk
    readonly property var table: desk.table
    readonly property var picking: desk.picking
    readonly property bool picked: picking.kind === "table" || picking.kind === "call"

    implicitHeight: inside.implicitHeight + 2 * padding

    Column {
        id: inside

        spacing: Theme.px(8)
        width: parent.width

        TText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            color: Theme.mute
            objectName: "referee.table.title"
            text: root.table.length === 0 ? qsTr("Nothing has to be outbid")
                : root.desk.tableText !== "" ? qsTr("To be outbid: %1").arg(root.desk.tableText) : qsTr("To be outbid")
            weight: Font.Bold
            width: parent.width
            wrapMode: Text.Wrap
        }
        Flow {
            spacing: Theme.px(8)
            width: parent.width

            Repeater {
                model: root.table

                Pressable {
                    id: lying

                    required property var modelData
                    required property int index

                    hint: qsTr("Take this card away")
                    implicitHeight: face.height
                    implicitWidth: face.width
                    label: face.name
                    objectName: "referee.table." + index

                    onTapped: root.desk.tapTable(index)

                    NumberFace {
                        id: face

                        call: lying.modelData.call
                        card: lying.modelData.card
                        height: implicitHeight
                        width: implicitWidth
                    }
                }
            }
            Pressable {
                implicitHeight: empty.height
                implicitWidth: empty.width
                label: qsTr("Cards on the table")
                objectName: "referee.table.add"

                onTapped: root.desk.pickFor("table")

                NumberFace {
                    id: empty

                    asked: root.picked
                    height: implicitHeight
                    width: implicitWidth
                }
            }
        }
        SegmentedChoice {
            current: root.desk.opener ? 0 : 1
            label: qsTr("Who plays now?")
            names: ["referee.opener.yes", "referee.opener.no"]
            options: [qsTr("opens the turn"), qsTr("plays after a Redraw")]
            visible: root.desk.asksOpener
            width: parent.width

            onChosen: index => root.desk.chooseOpener(index === 0)
        }
    }
}
