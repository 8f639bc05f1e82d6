import QtQuick
import Tafel.App
import Tafel.Ui

// The order of going out: the names in this order, one tap each; the last one fills itself. A tap again takes back.
Column {
    id: root

    required property ScorePad pad
    property bool portrait: false
    property real room: 0
    readonly property MeasurePad measure: pad.measure
    readonly property int count: Math.max(1, pad.seats.length)
    readonly property real rowHeight: Math.max(Theme.px(60), Theme.text(28) * 1.22 + Theme.px(8), Math.min(Theme.px(98),
        (room - heading.height) / count - spacing))

    spacing: Theme.px(10)

    MeasureHeading {
        id: heading

        progress: root.measure.remainder
        text: qsTr("Who is out first, second, …?")
        width: parent.width
    }
    Repeater {
        model: root.pad.seats

        NameRow {
            id: player

            required property Seat modelData

            readonly property var row: root.measure.rows[seat] || ({})

            award: row.award || ""
            chosen: row.place > 0
            height: root.rowHeight
            name: modelData.view.name
            objectName: "out." + seat
            place: row.place > 0 ? row.place + "." : ""
            rest: row.rest === true
            seat: modelData.view.index
            width: root.width

            onTapped: root.measure.toggleOut(player.seat)
        }
    }
}
