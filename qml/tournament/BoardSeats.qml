import QtQuick
import Tafel.Ui

// The seating of the current round, legible from across the room.
Item {
    id: root

    required property var round // {number, title, out, tables}
    readonly property real cell: Math.min(Theme.px(120), (height - head.height - pause.height) / Math.max(1, round.tables.length))
    readonly property real letter: Math.max(Theme.px(18), Math.min(Theme.px(38), cell * 0.34))

    TText {
        id: head

        Accessible.name: text
        Accessible.role: Accessible.Heading
        color: Theme.chalkMute
        fixed: true
        size: 26
        text: root.round.title
        weight: Font.Bold
        width: parent.width
    }
    Repeater {
        model: root.round.tables

        Strip {
            id: table

            required property tournamentTableRow modelData
            required property int index

            Accessible.name: qsTr("Table %1").arg(modelData.number) + ": " + modelData.told
            Accessible.role: Accessible.StaticText
            height: root.cell
            objectName: "board.table." + modelData.number
            y: head.height + index * root.cell

            Numeral {
                id: number

                anchors.verticalCenter: parent.verticalCenter
                color: table.modelData.state === "done" ? Theme.chalkMute : Theme.chalk
                font.pixelSize: root.letter * 1.3
                leading: 1
                text: table.modelData.number
                width: root.letter * 1.7
            }
            Text {
                anchors.left: number.right
                anchors.right: parent.right
                color: table.modelData.state === "done" ? Theme.chalkMute : Theme.chalk
                font.family: Theme.family
                font.pixelSize: root.letter
                font.weight: Font.Bold
                fontSizeMode: Text.Fit
                height: parent.height - Theme.px(4)
                minimumPixelSize: Theme.px(14)
                text: table.modelData.told
                textFormat: Text.PlainText
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
            }
            Underline {
                color: Theme.slateLine
            }
        }
    }
    Paragraph {
        id: pause

        anchors.bottom: parent.bottom
        color: Theme.chalkMute
        fixed: true
        height: text === "" ? 0 : implicitHeight
        size: 22
        text: root.round.out
    }
}
