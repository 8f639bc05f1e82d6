import QtQuick
import Tafel.Ui

// A drawn table: who sits at it in which order, and its match.
Rectangle {
    id: root

    required property var table // {number, people, state, text, match}
    property string names: "" // objectName of the button
    readonly property bool open: table.state === "open"
    readonly property bool done: table.state === "done"

    signal begun
    signal continued
    signal shown

    border.color: Theme.panelEdge
    border.width: Theme.line
    color: Theme.sheet
    implicitHeight: words.implicitHeight + Theme.px(24)
    radius: Theme.radius

    Column {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(14)
        anchors.right: go.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        TText {
            text: Theme.boldThen(qsTr("Table %1").arg(root.table.number), " " + root.table.text)
            textFormat: Text.StyledText
            width: parent.width
            wrapMode: Text.Wrap
        }
        Flow {
            spacing: Theme.px(14)
            width: parent.width

            Repeater {
                model: root.table.people

                Row {
                    id: sitting

                    required property string modelData
                    required property int index

                    spacing: Theme.px(6)

                    PlayerMark {
                        anchors.verticalCenter: parent.verticalCenter
                        initial: sitting.modelData.charAt(0)
                        seat: root.table.marks[sitting.index] ?? sitting.index
                        size: Theme.px(30)
                    }
                    NameText {
                        anchors.verticalCenter: parent.verticalCenter
                        room: words.width - Theme.px(40)
                        size: 22
                        text: sitting.modelData
                        weight: Font.Bold
                    }
                }
            }
        }
    }
    TButton {
        id: go

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        kind: root.open ? "act" : "plain"
        label: text + ", " + qsTr("Table %1").arg(root.table.number)
        objectName: root.names
        text: root.open ? qsTr("Start") : root.done ? qsTr("Match") : qsTr("Continue")

        onTapped: root.open ? root.begun() : root.done ? root.shown() : root.continued()
    }
}
