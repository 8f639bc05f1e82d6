import QtQuick
import Tafel.Ui

// Numbers of all players: bid and tricks made, or one number each. A tap on a number at the right fills the active cell;
// large numbers are typed as digits.
MeasurePanelBase {
    id: root

    readonly property bool forecast: measure.kind === "said"
    readonly property var columns: forecast ? [{title: qsTr("bid", "a number of tricks"), path: "/said/"}, {title: qsTr("made", "a number of tricks"), path: "/made/"}]
        : [{title: measure.noun, path: "/count/"}]
    readonly property var first: those(columns[0].path)
    readonly property int highest: first.length > 0 ? Math.max(first[0].most, first[0].highest) : 0
    readonly property bool oneTap: highest <= (Theme.large ? 20 : 24) // a key for each number
    readonly property var typed: measure.active === "" ? undefined : asked(measure.active)
    readonly property real keysWidth: oneTap ? Math.min(Theme.px(Theme.large ? 330 : 360), width * 0.45) : Theme.phone ? 3 * Theme.target + Theme.px(20) : Theme.px(Theme.large ? 240 : 258)
    readonly property real rowsWidth: width - keysWidth - Theme.px(22)
    readonly property real tail: Theme.px(76) // width of the award
    readonly property real gap: Theme.px(count > 5 ? 6 : portrait ? 14 : 10)
    readonly property real cell: Math.min(Theme.px(104), (rowsWidth - tail) * (forecast ? 0.28 : 0.4))
    readonly property real nameWidth: rowsWidth - tail - columns.length * (cell + Theme.px(8))
    readonly property real titlesHeight: Math.max(Theme.px(26), Theme.text(18) * 1.3)
    readonly property real rowHeight: Math.max(Theme.target, Math.min(Theme.px(portrait ? 96 : 80),
        (room - heading.height - titlesHeight - Theme.px(8)) / count - gap))

    implicitHeight: heading.height + Theme.px(4) + titlesHeight + Math.max(count * (rowHeight + gap), oneTap ? numbers.implicitHeight : Theme.px(280))

    MeasureHeading {
        id: heading

        progress: root.measure.remainder
        text: root.measure.noun
    }
    Repeater {
        model: root.columns

        FitText {
            required property var modelData
            required property int index

            color: Theme.mute
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fixed(16)
            room: root.cell
            size: 18
            text: modelData.title
            visible: root.forecast
            weight: Font.DemiBold
            x: root.nameWidth + index * (root.cell + Theme.px(8)) + (root.cell - width) / 2
            y: heading.height + Theme.px(2)
        }
    }
    Repeater {
        model: root.pad.playing

        Item {
            id: player

            required property Seat modelData
            required property int index

            readonly property int seat: modelData.view.index

            height: root.rowHeight
            width: root.rowsWidth
            y: heading.height + Theme.px(4) + root.titlesHeight + index * (root.rowHeight + root.gap)

            PlayerBadge {
                id: badge

                anchors.verticalCenter: parent.verticalCenter
                of: player.modelData.view
                size: Theme.px(38)
            }
            NameText {
                anchors.verticalCenter: parent.verticalCenter
                room: root.nameWidth - badge.width - Theme.px(14)
                size: 22
                tallest: Theme.px(50)
                text: player.modelData.view.side
                x: badge.width + Theme.px(8)
            }
            Repeater {
                model: root.columns

                NumberCell {
                    required property var modelData
                    required property int index

                    readonly property var ask: root.those(modelData.path).find(each => each.seat === player.seat)

                    active: ask !== undefined && root.measure.active === ask.path
                    height: parent.height
                    label: player.modelData.view.side + ", " + modelData.title
                    objectName: (root.forecast ? index === 0 ? "said." : "made." : "number.") + player.seat
                    rest: ask ? ask.follows : false
                    textSize: 36
                    value: ask ? ask.number : -1
                    width: root.cell
                    x: root.nameWidth + index * (root.cell + Theme.px(8))

                    onTapped: root.measure.focus(ask.path)
                }
            }
            FitText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                fixed: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fixed(18)
                objectName: "award." + player.seat
                room: root.tail
                size: 28
                text: root.measure.awards[player.seat] || ""
                weight: Font.Black
            }
        }
    }
    Grid {
        id: numbers

        anchors.right: parent.right
        columns: root.highest < 3 ? Math.max(1, root.highest + 1) : root.highest <= 11 ? 3 : root.highest <= 15 ? 4 : 5
        spacing: Theme.px(8)
        visible: root.oneTap
        width: root.keysWidth
        y: heading.height + Theme.px(4) + root.titlesHeight

        Repeater {
            model: root.oneTap ? root.highest + 1 : 0

            PadKey {
                required property int index

                chosen: root.typed !== undefined && root.typed.number === index
                height: Math.max(Theme.target, Math.min(Theme.touch(76), (root.room - numbers.y) / Math.ceil((root.highest + 1) / numbers.columns) - numbers.spacing))
                objectName: "pad.number." + index
                text: index
                whyNot: root.typed === undefined ? qsTr("Not possible now") : root.measure.whyNotNumber(root.typed.path, index)
                width: (root.keysWidth - (numbers.columns - 1) * numbers.spacing) / numbers.columns

                onExplain: Screens.of(root).explain(numbers, "", whyNot, "")
                onTapped: root.measure.respond(root.typed.path, index)
            }
        }
    }
    NumberPad {
        id: keys

        anchors.right: parent.right
        height: Math.max(leastHeight, Theme.px(280), root.count * (root.rowHeight + root.gap) - root.gap)
        highestKey: Theme.px(root.portrait ? 96 : 80)
        muted: root.measure.mutedKeys
        rows: [["7", "8", "9"], ["4", "5", "6"], ["1", "2", "3"], ["0", "back", "next"]]
        spacing: Theme.px(8)
        visible: !root.oneTap
        width: root.keysWidth
        y: numbers.y

        onExplain: Screens.of(root).explain(keys, "", qsTr("Not possible now"), "")
        onKey: name => root.measure.key(name)
    }
}
