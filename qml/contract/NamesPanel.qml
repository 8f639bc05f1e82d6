import QtQuick
import Tafel.Ui

// The names as large rows, one tap each: the order of going out, or who hands in a chip. A tap again takes back.
MeasurePanelBase {
    id: root

    readonly property bool chips: measure.kind === "chips"
    readonly property var ask: asked(chips ? "/gives_chip" : "/out")
    readonly property int names: ask.options.filter(each => each.seat >= 0).length
    readonly property real rowHeight: Math.max(Theme.touch(chips ? 64 : 60), Theme.text(Theme.large && chips ? 46 : 50) * 1.22 + Theme.px(8),
        Math.min(Theme.px(98), (room - heading.height - then.height - column.spacing) / Math.max(1, names) - column.spacing))

    // The first, second … name.
    function press(event: var): bool {
        const seat = Number(event.text) - 1;
        if (!(seat >= 0 && seat < pad.seats.length))
            return false;
        measure.respond(ask.path, seat);
        return true;
    }

    implicitHeight: column.height

    Stack {
        id: column

        spacing: Theme.px(root.chips ? 12 : 10)

        MeasureHeading {
            id: heading

            lines: root.chips ? 2 : 1
            progress: root.measure.remainder
            size: root.chips ? Math.min(34, 48 / Theme.textScale) : 22
            text: root.ask.title
        }
        Repeater {
            model: root.pad.seats

            // A player as a large row to tap: badge, name, a line below, a note at the end.
            FramedPressable {
                id: row

                required property Seat modelData
                readonly property int seat: modelData.view.index
                readonly property var option: root.ask.options.find(each => each.seat === seat)
                readonly property bool chosen: option ? option.on : false
                readonly property bool rest: option ? option.follows : false // filled in by the referee
                readonly property string place: option && option.place > 0 ? option.place + "." : ""
                readonly property color ink: chosen && !rest ? Theme.selInk : Theme.ink

                checkable: true
                checked: chosen
                dashColor: Theme.ink
                dashWidth: Theme.px(3)
                dashed: rest
                edge: chosen ? "transparent" : Theme.edge
                edgeWidth: Theme.px(Theme.contrast ? 3 : 2)
                ground: chosen && !rest ? Theme.sel : down ? Theme.sunk : Theme.sheet
                height: root.rowHeight
                hint: root.measure.chips[seat] || ""
                label: modelData.view.name + (place !== "" ? ", " + place : "")
                objectName: (root.chips ? "chip." : "out.") + seat
                visible: option !== undefined
                width: root.width

                onTapped: root.measure.respond(root.ask.path, seat)

                SeatLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    badge.chosen: row.chosen && !row.rest
                    badge.size: Math.min(Theme.px(64), row.height - Theme.px(16))
                    name.color: row.ink
                    name.size: Theme.large ? 26 : 28
                    name.tallest: 0
                    name.text: view.name
                    note.color: row.ink
                    note.size: Theme.large ? 20 : 22
                    note.smallest: 18
                    note.text: row.hint
                    room: row.width - end.width - Theme.px(54)
                    spacing: Theme.px(16)
                    view: row.modelData.view
                    x: Theme.px(22)
                }
                MiddleRow {
                    id: end

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(24)
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.px(24)

                    Numeral {
                        color: row.ink
                        size: 30
                        text: root.chips ? "" : root.measure.awards[row.seat] || ""
                        visible: text !== ""
                    }
                    Numeral {
                        color: row.ink
                        size: 40
                        text: row.place
                        visible: text !== ""
                        weight: row.rest ? Font.Medium : Font.Black
                    }
                    Icon {
                        color: row.ink
                        name: "check"
                        size: Theme.sign(40)
                        stroke: 3.4
                        visible: row.chosen && row.place === ""
                    }
                }
            }
        }
        Row {
            id: then

            height: root.chips ? Math.max(deck.height, sentence.height) : 0
            opacity: root.measure.consequenceText !== "" ? 1 : 0
            spacing: Theme.px(8)
            visible: root.chips

            Icon {
                id: deck

                name: "deck"
            }
            MarkedText {
                id: sentence

                objectName: "pad.then"
                parts: Theme.boldThen(qsTr("Then:"), root.measure.consequenceText)
                width: root.width - deck.width - Theme.px(8)
            }
        }
    }
}
