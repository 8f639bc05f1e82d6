import QtQuick
import Tafel.App
import Tafel.Ui

// Who won certain tricks, or made the running total pass certain numbers: a row of players for each. Where any one
// trick is asked, the number comes first.
Column {
    id: root

    required property ScorePad pad
    property bool portrait: false
    property real room: 0
    readonly property MeasurePad measure: pad.measure
    readonly property bool crossings: measure.kind === "crossings"
    readonly property var lines: measure.anyOne ? (measure.number > 0 ? [measure.number] : []) : measure.numbers
    readonly property real head: Math.min(width * 0.26, Math.max(Theme.px(96), Theme.text(22) * (crossings ? 3 : 5)))
    readonly property real keyHeight: Math.max(Theme.px(60), Math.min(Theme.px(portrait ? 96 : 84),
        (room - heading.height - Theme.px(60)) / Math.max(1, lines.length) - spacing))
    readonly property var rows: measure.rows
    readonly property var awards: rows.map(row => row.award)

    spacing: Theme.px(12)

    MeasureHeading {
        id: heading

        progress: root.measure.remainder
        text: root.measure.noun
        width: parent.width
    }
    Row {
        id: strip

        spacing: Theme.px(5)
        visible: root.measure.anyOne
        width: parent.width

        Repeater {
            model: root.measure.anyOne ? root.measure.numbers : []

            CountKey {
                required property int modelData

                chosen: root.measure.number === modelData
                height: Theme.px(70)
                label: qsTr("Trick %1").arg(modelData)
                objectName: "number." + modelData
                value: modelData
                width: (strip.width + strip.spacing) / Math.max(1, root.measure.numbers.length) - strip.spacing

                onTapped: root.measure.chooseNumber(modelData)
            }
        }
    }
    Repeater {
        model: root.lines

        Item {
            id: line

            required property int modelData
            required property int index

            readonly property var winner: root.measure.winners[String(modelData)]
            readonly property string text: root.crossings ? String(modelData) : qsTr("Trick %1").arg(modelData)

            height: keys.height
            width: root.width

            FitText {
                anchors.verticalCenter: parent.verticalCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fixed(18)
                room: root.head - Theme.px(10)
                size: root.crossings ? 30 : 22
                text: line.text
                weight: root.crossings ? Font.Black : Font.Bold
            }
            PlayerKeys {
                id: keys

                chosen: line.winner !== undefined ? [line.winner] : []
                keyHeight: root.keyHeight
                names: "winner." + line.index + "."
                pad: root.pad
                question: line.text
                width: root.width - root.head
                x: root.head

                onPicked: seat => root.measure.setWinner(line.modelData, seat)
            }
        }
    }
    AwardsLine {
        pad: root.pad
        width: parent.width
    }
}
