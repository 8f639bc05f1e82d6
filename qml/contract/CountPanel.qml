import QtQuick
import Tafel.Ui

// Tricks, or scoring cards, of each player: a strip from 0 up, one tap each; the last one fills itself.
MeasurePanelBase {
    id: root

    readonly property var numbers: those("/count/")
    readonly property int keys: (numbers[0]?.most ?? 0) + 1
    readonly property real gap: Theme.px(5)
    readonly property real head: Theme.px(Theme.portrait ? 136 : 148) // badge and name before the strip
    readonly property real tail: Theme.px(72) // width of the award
    readonly property real least: Theme.touch(50)
    // The name is before its strip, or above it if the strip needs the whole width.
    readonly property bool beside: !Theme.large && ((width - head - tail) / keys - gap >= least || split)
    readonly property bool split: (width + gap) / keys - gap < least // in two lines or more
    readonly property int lines: !split ? 1 : Theme.phone ? Math.ceil(keys / Math.floor((width + gap) / (least + gap))) : 2
    readonly property int perLine: Math.ceil(keys / lines)
    readonly property real nameLine: beside ? 0 : Math.max(Theme.px(34), Theme.text(21) * 1.2) + Theme.px(2)
    readonly property real keyHeight: Math.max(Theme.target, Math.min(Theme.px(split ? 62 : Theme.portrait ? 78 : 74),
        ((room - heading.height - column.spacing) / count - column.spacing - nameLine - (lines - 1) * gap) / lines))

    implicitHeight: column.height
    needsHeight: (keys > 10 || those("/takes/").length > 0) && !Theme.portrait

    Stack {
        id: column

        spacing: Theme.px(Theme.large && !Theme.portrait ? 6 : root.split || Theme.large ? 8 : Theme.portrait ? 16 : 12)

        MeasureHeading {
            id: heading

            progress: root.measure.remainder
            text: root.measure.noun
        }
        Repeater {
            model: root.pad.playing

            Strip {
                id: player

                required property Seat modelData

                readonly property int seat: modelData.view.index
                readonly property var ask: root.numbers.find(each => each.seat === seat) ?? root.nothing
                readonly property bool rest: ask.follows
                readonly property string kind: rest ? qsTr("rest") : modelData.view.phone ? qsTr("by phone") : ""
                readonly property bool awaited: ask.kind !== "" && root.measure.active === ask.path // a digit is entered here

                height: root.nameLine + root.lines * (root.keyHeight + root.gap) - root.gap

                Rectangle {
                    color: Theme.focus
                    height: who.badge.height
                    radius: width / 2
                    visible: player.awaited
                    width: Theme.px(4)
                    x: -Theme.px(8)
                    y: who.y + who.badge.y
                }
                SeatLabel {
                    id: who

                    badge.size: Theme.px(root.beside ? 42 : 34)
                    name.oneLine: !root.beside
                    name.text: view.side + (root.beside || player.kind === "" ? "" : " · " + player.kind)
                    note.color: Theme.mute
                    note.text: root.beside ? player.kind : ""
                    room: root.beside ? root.head - Theme.px(6) : root.width * 0.6 + badge.width + spacing
                    spacing: Theme.px(10)
                    view: player.modelData.view
                    y: root.beside ? (player.height - height) / 2 : -badge.y
                }
                EqualColumns {
                    columns: root.perLine
                    spacing: root.gap
                    width: root.width - (root.beside ? root.head + root.tail : 0)
                    x: root.beside ? root.head : 0
                    y: root.nameLine

                    Repeater {
                        model: root.keys

                        PadKey {
                            required property int index

                            readonly property bool rest: player.rest && player.ask.number === index

                            checkable: true
                            checked: player.ask.number === index
                            chosen: checked && !rest
                            dashColor: Theme.ink
                            dashWidth: Theme.px(3)
                            dashed: rest
                            height: root.keyHeight
                            label: Theme.filled(qsTr("%1: %2 %3", "Anna: 3 tricks"), player.modelData.view.name, index, root.measure.noun)
                            objectName: "count." + player.seat + "." + index
                            phoneSize: 0
                            text: index
                            textSize: 27
                            whyNot: player.ask.kind !== "" && (rest || index > player.ask.highest || player.rest) ? root.measure.whyNotNumber(player.ask.path, index) : ""

                            onTapped: if (!rest)
                                root.measure.respond(player.ask.path, index)
                        }
                    }
                }
                Numeral {
                    anchors.right: parent.right
                    objectName: "award." + player.seat
                    size: root.beside ? 30 : 28
                    text: root.measure.awards[player.seat] || ""
                    y: root.beside ? (player.height - height) / 2 : (root.nameLine - height) / 2
                }
            }
        }
    }
}
