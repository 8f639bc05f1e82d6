import QtQuick
import Tafel.Ui

// The names as large rows, one tap each: the order of going out, or who hands in a chip. A tap again takes back.
MeasurePanelBase {
    id: root

    readonly property bool chips: measure.kind === "chips"
    readonly property var ask: asked(chips ? "/gives_chip" : "/out")
    readonly property int names: ask ? ask.options.filter(each => each.seat >= 0).length : 0
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
            text: root.ask ? root.ask.title : ""
        }
        Repeater {
            model: root.pad.seats

            PlayerNameRow {
                required property Seat modelData

                readonly property var option: root.ask ? root.ask.options.find(each => each.seat === seat) : undefined

                award: root.chips ? "" : root.measure.awards[seat] || ""
                chosen: option ? option.on : false
                height: root.rowHeight
                line: root.measure.chips[seat] || ""
                objectName: (root.chips ? "chip." : "out.") + seat
                place: option && option.place > 0 ? option.place + "." : ""
                rest: option ? option.follows : false
                view: modelData.view
                visible: option !== undefined
                width: root.width

                onTapped: root.measure.respond(root.ask.path, seat)
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
