import QtQuick
import Tafel.Ui

// A table with numbers for all players, and the number pad: cards left when the first player is out and the passes of each;
// or a column for each count, which begins with the player who ran out.
MeasurePanelBase {
    id: root

    readonly property bool counts: measure.kind === "counts"
    readonly property bool passes: those("/passes/").length > 0
    readonly property int columns: counts ? Math.max(1, count - 1) : 1
    readonly property real padWidth: Theme.phone ? 3 * Theme.target + Theme.px(20) : Theme.px(Theme.large ? 240 : 258)
    readonly property real rowsWidth: width - padWidth - Theme.px(22)
    readonly property real tail: Theme.px(counts ? (Theme.phone ? 52 : 68) : 58) // width of the award
    readonly property real between: Theme.px(counts ? (Theme.phone ? 4 : 8) : 12)
    readonly property real stepper: !passes ? 0 : Theme.phone ? 2 * Theme.target + Theme.px(40) : Theme.px(Theme.large ? 150 : 164)
    readonly property bool badgesOnly: (counts || passes) && Theme.phone // no room for names
    readonly property real nameWidth: badgesOnly ? Theme.px(counts ? 50 : 44) : counts ? Theme.px(portrait ? 118 : 136)
        : rowsWidth - Theme.px(98) - stepper - tail - (passes ? 2 : 1) * between
    readonly property real cell: counts ? (rowsWidth - nameWidth - tail - Theme.px(6)) / columns - between : Theme.px(98)
    readonly property real titlesHeight: Math.max(Theme.px(26), Theme.text(18) * 1.3)
    readonly property real gap: Theme.px(portrait ? 16 : 10)
    readonly property real rowHeight: Math.max(Theme.touch(64), Math.min(Theme.touch(portrait ? 96 : 80),
        (room - heading.height - titlesHeight - Theme.px(12)) / count - gap))

    function numberAsk(column: int, seat: int): var {
        const path = counts ? "/counts/" + column + "/left/" : "/left/";
        return asks.find(each => each.seat === seat && each.path.startsWith(path));
    }
    function outAsk(column: int): var {
        return counts ? asked("/counts/" + column + "/out") : undefined;
    }
    // Ran out at an earlier count.
    function isGone(column: int, seat: int): bool {
        for (let earlier = 0; earlier < column; ++earlier)
            if (outAsk(earlier)?.options.some(each => each.seat === seat && each.on))
                return true;
        return false;
    }

    // The rows, or the keys where they are higher.
    readonly property real rowsHeight: Math.max(count * (rowHeight + gap), keys.leastHeight + gap)

    implicitHeight: heading.height + Theme.px(8) + titlesHeight + rowsHeight

    MeasureHeading {
        id: heading

        progress: root.measure.remainder
        text: root.measure.noun
    }
    Repeater {
        model: root.columns + (root.passes ? 1 : 0)

        FitText {
            required property int index

            readonly property bool ofPasses: index === root.columns
            readonly property real wide: ofPasses ? root.stepper : root.cell

            color: Theme.mute
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: Theme.fixed(16)
            room: wide
            size: 18
            text: ofPasses ? qsTr("passed") : !root.counts ? qsTr("Cards") : Theme.phone ? String(index + 1) : qsTr("Count %1").arg(index + 1)
            weight: Font.DemiBold
            x: root.nameWidth + index * (root.cell + root.between) + (wide - width) / 2
            y: heading.height + Theme.px(4)
        }
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
            y: root.height - root.rowsHeight + root.gap + index * (root.rowHeight + root.gap)

            PlayerBadge {
                id: badge

                anchors.verticalCenter: parent.verticalCenter
                name: player.name
                seat: player.modelData.view.badge
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                visible: !root.badgesOnly
                x: badge.width + Theme.px(10)

                NameText {
                    room: root.nameWidth - badge.width - Theme.px(16)
                    size: 22
                    tallest: Theme.px(42)
                    text: player.name
                }
                FitText {
                    color: Theme.yes
                    room: root.nameWidth - badge.width - Theme.px(16)
                    size: 18
                    text: qsTr("out")
                    visible: !root.counts && root.numberAsk(0, player.seat)?.number === 0
                    weight: Font.Bold
                }
            }
            Repeater {
                model: root.columns

                Item {
                    id: place

                    required property int index

                    readonly property var ask: root.numberAsk(index, player.seat)
                    readonly property var out: root.outAsk(index)?.options.find(each => each.seat === player.seat)

                    height: parent.height
                    width: root.cell
                    x: root.nameWidth + index * (root.cell + root.between)

                    NumberCell {
                        active: place.ask !== undefined && root.measure.active === place.ask.path
                        anchors.fill: parent
                        label: root.counts ? Theme.filled(qsTr("%1, count %2"), player.name, place.index + 1) : qsTr("%1, cards").arg(player.name)
                        objectName: root.counts ? "counts." + place.index + "." + player.seat : "left." + player.seat
                        value: place.ask ? place.ask.number : -1
                        visible: place.ask !== undefined

                        onTapped: root.measure.focus(place.ask.path)
                    }
                    ChoiceButton {
                        anchors.fill: parent
                        checked: place.out ? place.out.on : false
                        label: Theme.filled(qsTr("%1 ran out at count %2"), player.name, place.index + 1)
                        lines: 1
                        objectName: "counts.out." + place.index + "." + player.seat
                        padding: Theme.px(4)
                        text: checked ? qsTr("out") : qsTr("out of cards?")
                        visible: place.out !== undefined && (place.out.on || !root.outAsk(place.index).said)

                        onTapped: root.measure.respond(root.outAsk(place.index).path, player.seat)
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
                    readonly property var ask: root.asks.find(each => each.seat === player.seat && each.path.startsWith("/passes/"))

                    label: qsTr("%1, passes").arg(player.name)
                    names: "passes." + player.seat
                    value: ask && ask.number > 0 ? ask.number : 0
                    keyWidth: Theme.touch(54)
                    numberWidth: root.stepper - 2 * keyWidth

                    onChanged: value => root.measure.respond(ask.path, value)
                }
            }
            TText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                fixed: true
                objectName: "award." + player.seat
                size: root.counts ? 28 : 30
                text: root.measure.awards[player.seat] || ""
                weight: Font.Black
            }
        }
    }
    NumberPad {
        id: keys

        anchors.right: parent.right
        height: root.rowsHeight - root.gap
        highestKey: Theme.px(root.portrait ? 96 : 80)
        muted: root.measure.mutedKeys
        rows: keys.plain
        spacing: root.gap
        width: root.padWidth
        y: root.height - height

        onExplain: Screens.of(root).explain(keys, "", root.measure.active === "" ? qsTr("First say who ran out.") : qsTr("Not possible now"), "")
        onKey: name => root.measure.key(name)
    }
}
