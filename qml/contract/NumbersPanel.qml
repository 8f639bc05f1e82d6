import QtQuick
import Tafel.Ui

// A table with numbers for all players, and the keys for them: one number each; bid and tricks made; the cards left when the
// first player is out, and the passes of each; or a column for each count, which begins with the player who ran out.
MeasurePanelBase {
    id: root

    readonly property bool counts: measure.kind === "counts"
    readonly property bool cardsLeft: measure.kind === "left"
    readonly property bool passes: those("/passes/").length > 0
    // The path of a prompt is `path` and the seat; `out` is the prompt for the player who ran out at that count.
    readonly property var columns: counts ? Array.from({length: Math.max(1, count - 1)}, (_each, index) => ({title: Theme.phone ? String(index + 1) : qsTr("Count %1").arg(index + 1),
                label: qsTr("count %1").arg(index + 1), path: "/counts/" + index + "/left/", out: "/counts/" + index + "/out", name: "counts." + index + "."}))
        : measure.kind === "said" ? [{title: qsTr("bid", "a number of tricks"), path: "/said/", name: "said."}, {title: qsTr("made", "a number of tricks"), path: "/made/", name: "made."}]
        : cardsLeft ? [{title: qsTr("Cards"), label: qsTr("cards"), path: "/left/", name: "left."}] : [{title: measure.noun, path: "/count/", name: "number.", untitled: true}]
    readonly property var first: those(columns[0].path)
    readonly property int highest: first.length > 0 ? Math.max(first[0].most, first[0].highest) : 0
    readonly property bool oneTap: !counts && !cardsLeft && highest <= (Theme.large ? 20 : 24) // a key for each number; else digits
    readonly property var typed: asked(measure.active)
    readonly property real keysWidth: oneTap ? Math.min(Theme.px(Theme.large ? 330 : 360), width * 0.45) : Theme.phone ? 3 * Theme.target + Theme.px(20) : Theme.px(Theme.large ? 240 : 258)
    readonly property real rowsWidth: width - keysWidth - Theme.px(22)
    readonly property bool badgesOnly: (counts || passes) && Theme.phone // no room for names
    readonly property real tail: Theme.px(!counts ? 76 : Theme.phone ? 52 : 68) // width of the award
    readonly property real between: Theme.px(counts && Theme.phone ? 4 : 8)
    readonly property real stepper: !passes ? 0 : Theme.phone ? 2 * Theme.target + Theme.px(40) : Theme.px(Theme.large ? 150 : 164)
    readonly property real cell: counts ? (rowsWidth - nameWidth - tail - Theme.px(6)) / columns.length - between
        : passes ? Theme.px(98) : Math.min(Theme.px(104), (rowsWidth - tail) * (columns.length > 1 ? 0.28 : 0.4))
    readonly property real nameWidth: badgesOnly ? Theme.px(50) : counts ? Theme.px(Theme.portrait ? 118 : 136)
        : rowsWidth - tail - columns.length * (cell + between) - (passes ? stepper + between : 0)
    readonly property real gap: Theme.px(count > 5 ? 6 : Theme.portrait ? 14 : 10)
    readonly property real rowsTop: heading.height + Theme.px(4) + Math.max(Theme.px(26), Theme.text(18) * 1.3) // of the rows, below the titles
    readonly property real rowHeight: Math.max(Theme.target, Math.min(Theme.px(Theme.portrait ? 96 : 80), (room - rowsTop - Theme.px(4)) / count - gap))

    function askOf(path: string, seat: int): var {
        return asks.find(each => each.seat === seat && each.path.startsWith(path)) ?? nothing;
    }
    // Ran out at an earlier count.
    function isGone(column: int, seat: int): bool {
        return columns.slice(0, column).some(each => asked(each.out).options.some(option => option.seat === seat && option.on));
    }

    implicitHeight: rowsTop + Math.max(count * (rowHeight + gap), oneTap ? keys.implicitHeight : digits.leastHeight + gap)
    needsHeight: (counts || measure.kind === "count") && !Theme.portrait

    component ColumnTitle: FitText {
        required property real place // of its column
        required property real wide

        color: Theme.mute
        room: wide
        size: 18
        smallest: 16
        weight: Font.DemiBold
        x: place + (wide - width) / 2
        y: heading.height + Theme.px(2)
    }

    MeasureHeading {
        id: heading

        progress: root.measure.remainder
        text: root.measure.noun
    }
    Repeater {
        model: root.columns

        ColumnTitle {
            required property var modelData
            required property int index

            place: root.nameWidth + index * (root.cell + root.between)
            text: modelData.title
            visible: !modelData.untitled // the heading is its title
            wide: root.cell
        }
    }
    ColumnTitle {
        place: root.nameWidth + root.cell + 2 * root.between
        text: qsTr("passed")
        visible: root.passes
        wide: root.stepper
    }
    Repeater {
        model: root.counts ? root.pad.seats : root.pad.playing

        Item {
            id: player

            required property Seat modelData
            required property int index

            readonly property int seat: modelData.view.index
            readonly property string name: modelData.view.side

            height: root.rowHeight
            width: root.rowsWidth
            y: root.rowsTop + index * (root.rowHeight + root.gap)

            SeatLabel {
                anchors.verticalCenter: parent.verticalCenter
                badge.size: Theme.px(38)
                note.color: Theme.yes
                note.text: root.cardsLeft && root.askOf("/left/", player.seat).number === 0 ? qsTr("out") : ""
                note.weight: Font.Bold
                room: root.nameWidth - Theme.px(6)
                spacing: Theme.px(8)
                view: player.modelData.view
                words.visible: !root.badgesOnly
            }
            Repeater {
                model: root.columns

                Item {
                    id: place

                    required property var modelData
                    required property int index

                    readonly property var ask: root.askOf(modelData.path, player.seat)
                    readonly property var runsOut: root.asked(modelData.out ?? "")
                    readonly property var out: runsOut.options.find(each => each.seat === player.seat)

                    height: parent.height
                    width: root.cell
                    x: root.nameWidth + index * (root.cell + root.between)

                    NumberCell {
                        active: visible && root.measure.active === place.ask.path
                        anchors.fill: parent
                        label: player.name + ", " + (place.modelData.label ?? place.modelData.title)
                        objectName: place.modelData.name + player.seat
                        rest: place.ask.follows
                        textSize: 38
                        value: place.ask.number
                        visible: place.ask.kind !== ""

                        onTapped: root.measure.focus(place.ask.path)
                    }
                    ChoiceButton {
                        anchors.fill: parent
                        checked: place.out?.on ?? false
                        label: Theme.filled(qsTr("%1 ran out at count %2"), player.name, place.index + 1)
                        lines: 1
                        objectName: "counts.out." + place.index + "." + player.seat
                        padding: Theme.px(4)
                        text: checked ? qsTr("out") : qsTr("out of cards?")
                        visible: place.out !== undefined && (place.out.on || !place.runsOut.said)

                        onTapped: root.measure.respond(place.runsOut.path, player.seat)
                    }
                    TText {
                        anchors.centerIn: parent
                        color: Theme.mute
                        fixed: true
                        size: 26
                        text: "–"
                        visible: root.isGone(place.index, player.seat)
                    }
                }
            }
            Loader {
                active: root.passes
                anchors.verticalCenter: parent.verticalCenter
                x: root.nameWidth + root.cell + 2 * root.between

                sourceComponent: Stepper {
                    readonly property var ask: root.askOf("/passes/", player.seat)

                    label: qsTr("%1, passes").arg(player.name)
                    names: "passes." + player.seat
                    value: Math.max(0, ask.number)
                    keyWidth: Theme.touch(54)
                    numberWidth: root.stepper - 2 * keyWidth

                    onChanged: value => root.measure.respond(ask.path, value)
                }
            }
            FitText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                fixed: true
                objectName: "award." + player.seat
                room: root.tail
                size: 28
                smallest: 18
                text: root.measure.awards[player.seat] || ""
                weight: Font.Black
            }
        }
    }
    EqualColumns {
        id: keys

        anchors.right: parent.right
        columns: root.highest < 3 ? Math.max(1, root.highest + 1) : root.highest <= 11 ? 3 : root.highest <= 15 ? 4 : 5
        spacing: Theme.px(8)
        visible: root.oneTap
        width: root.keysWidth
        y: root.rowsTop

        Repeater {
            model: root.oneTap ? root.highest + 1 : 0

            PadKey {
                required property int index

                chosen: root.typed.number === index
                height: Math.max(Theme.target, Math.min(Theme.touch(76), (root.room - keys.y) / Math.ceil((root.highest + 1) / keys.columns) - keys.spacing))
                objectName: "pad.number." + index
                text: index
                whyNot: root.typed.kind === "" ? qsTr("Not possible now") : root.measure.whyNotNumber(root.typed.path, index)

                onTapped: root.measure.respond(root.typed.path, index)
            }
        }
    }
    NumberPad {
        id: digits

        anchors.right: parent.right
        height: Math.max(leastHeight, root.count * (root.rowHeight + root.gap) - root.gap)
        highestKey: Theme.px(Theme.portrait ? 96 : 80)
        muted: root.measure.mutedKeys
        rows: root.counts || root.cardsLeft ? digits.plain : [["7", "8", "9"], ["4", "5", "6"], ["1", "2", "3"], ["0", "back", "next"]]
        spacing: root.gap
        visible: !root.oneTap
        whyNot: root.counts && root.measure.active === "" ? qsTr("First say who ran out.") : ""
        width: root.keysWidth
        y: root.rowsTop

        onKey: name => root.measure.key(name)
    }
}
