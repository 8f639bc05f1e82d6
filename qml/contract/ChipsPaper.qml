import QtQuick
import Tafel.App
import Tafel.Ui

// Who hands in a chip; several where the rules ask for it. Then who opens the next round.
Column {
    id: root

    required property ScorePad pad
    property bool portrait: false
    property real room: 0
    readonly property MeasurePad measure: pad.measure
    readonly property int count: Math.max(1, pad.seats.length)
    readonly property real rowHeight: Math.max(Theme.px(64), Theme.text(Theme.large ? 46 : 50) * 1.22 + Theme.px(8), Math.min(Theme.px(98),
        (room - question.height - then.height - 2 * spacing) / count - spacing))

    spacing: Theme.px(12)

    TText {
        id: question

        Accessible.name: text
        Accessible.role: Accessible.Heading
        size: Math.min(34, 48 / Theme.textScale)
        text: qsTr("Who hands in a chip?")
        weight: Font.Black
        width: parent.width
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.pad.seats

        NameRow {
            id: player

            required property Seat modelData

            readonly property var row: root.measure.rows[seat] || ({})

            chosen: row.chosen === true
            height: root.rowHeight
            line: row.line || ""
            name: modelData.view.name
            objectName: "chip." + seat
            seat: modelData.view.index
            width: root.width

            onTapped: root.measure.toggleChip(player.seat)
        }
    }
    Row {
        id: then

        height: Math.max(deck.height, sentence.height)
        opacity: root.measure.then !== "" ? 1 : 0
        spacing: Theme.px(8)

        Icon {
            id: deck

            name: "deck"
            size: Theme.px(26)
        }
        TText {
            id: sentence

            objectName: "pad.then"
            text: Theme.boldThen(qsTr("Then:"), root.measure.then)
            textFormat: Text.StyledText
            width: root.width - deck.width - Theme.px(8)
            wrapMode: Text.Wrap
        }
    }
}
