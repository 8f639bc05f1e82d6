import QtQuick
import Tafel.Ui

// A row of players for each question: the winners of certain tricks, or of certain totals; or two rows for the winner and
// the lowest players of a trick. If any trick can be chosen, its number comes first.
MeasurePanelBase {
    id: root

    readonly property string kind: measure.kind
    readonly property bool lows: kind === "lows" // two questions a line
    readonly property var whole: asked("/" + kind)
    readonly property bool onePlayer: (whole.options[0]?.seat ?? -1) >= 0 // the whole measure is one question
    readonly property var who: onePlayer ? [whole] : those("/" + kind + "/")
    readonly property int lines: lows ? who.length / 2 : who.length
    readonly property var which: onePlayer ? nothing : whole // any one of the tricks
    readonly property real head: lows ? Theme.px(44) : Math.min(width * 0.26, Math.max(Theme.px(96),
        Theme.text(22) * (kind === "crossings" ? 3 : 5)))
    readonly property real between: lows ? Theme.px(28) : 0
    readonly property real part: (width - head - between) / (lows ? 2 : 1)
    readonly property real keyHeight: lows ? Math.max(Theme.target, Math.min(Theme.px(66),
        (room - top.height - column.spacing) / Math.max(1, lines) - column.spacing))
        : Math.max(Theme.px(60), Math.min(Theme.px(Theme.portrait ? 96 : 84),
            (room - top.height - Theme.px(60)) / Math.max(1, lines) - column.spacing))

    component ColumnTitle: FitText {
        color: Theme.mute
        size: 18
        visible: root.lows
        weight: Font.DemiBold
    }

    implicitHeight: column.height
    needsHeight: lows && !Theme.portrait

    Stack {
        id: column

        spacing: Theme.px(root.lows ? 4 : 12)

        Strip {
            id: top

            height: Math.max(heading.height, winner.visible ? winner.height : 0)

            MeasureHeading {
                id: heading

                anchors.right: parent.right
                progress: root.measure.remainder
                text: root.lows ? "" : root.measure.noun
                width: root.lows ? root.part * 0.4 : parent.width
            }
            ColumnTitle {
                id: winner

                room: root.part
                text: qsTr("Winner")
                x: root.head
            }
            ColumnTitle {
                room: root.width - x - heading.width - Theme.px(10)
                text: Theme.large ? qsTr("Lowest") : qsTr("Lowest card (or several)")
                x: root.head + root.part + root.between
            }
        }
        EqualColumns {
            columns: Math.max(1, root.which.options.length)
            spacing: Theme.px(5)
            visible: root.which.kind !== ""

            Repeater {
                model: root.which.options.length

                PadKey {
                    required property int index

                    readonly property var option: root.which.options[index]

                    checkable: true
                    checked: option.on
                    chosen: checked
                    height: Theme.touch(70)
                    label: qsTr("Trick %1").arg(text)
                    objectName: "number." + text
                    phoneSize: 0
                    text: option.value
                    textSize: 27

                    onTapped: root.measure.respond(root.which.path, option.value)
                }
            }
        }
        Repeater {
            model: root.lines

            Row {
                id: line

                required property int index

                readonly property var ask: root.who[root.lows ? 2 * index : index] ?? root.nothing

                spacing: root.between

                FitText {
                    anchors.verticalCenter: parent.verticalCenter
                    color: (line.ask.options[0]?.whyNot ?? "") !== "" ? Theme.mute : Theme.ink
                    room: root.head - Theme.px(10)
                    size: root.kind === "crossings" ? 30 : root.lows ? 24 : 22
                    smallest: 18
                    text: root.lows ? line.index + 1 : line.ask.label
                    weight: root.kind === "winners" ? Font.Bold : Font.Black
                    width: root.head - root.between
                }
                Repeater {
                    model: root.lows ? ["winner", "lowest"] : [""]

                    MeasureOptions {
                        required property string modelData
                        required property int index

                        ask: root.lows ? root.who[2 * line.index + index] : line.ask
                        least: root.keyHeight
                        measure: root.measure
                        names: root.lows ? "low." + line.index + "." + modelData : "winner." + line.index
                        spacing: Theme.px(root.lows ? 5 : 8)
                        terse: root.lows
                        width: root.part
                    }
                }
            }
        }
        // The awards of the current entry in one line, for panels without a row for each player.
        WrappedRow {
            spacing: Theme.px(20)
            visible: root.pad.hasPreview && !root.lows

            Repeater {
                model: root.pad.seats

                SeatNumber {
                    number.fixed: true
                    number.objectName: "award." + modelData.view.index
                    number.size: 26
                    number.text: root.pad.measure.awards[modelData.view.index] || ""
                    visible: modelData.view.plays
                }
            }
        }
    }
}
