import QtQuick
import Tafel.App
import Tafel.Ui

// What everybody still holds when the first one is out, and how often each had to pass.
Item {
    id: root

    required property ScorePad pad
    property bool portrait: false
    property real room: 0
    readonly property MeasurePad measure: pad.measure
    readonly property int count: Math.max(1, pad.seats.length)
    readonly property real padWidth: Theme.px(Theme.large ? 240 : 258)
    readonly property real rowsWidth: width - padWidth - Theme.px(22)
    readonly property real tail: Theme.px(58) // what it gives
    readonly property real cell: Theme.px(98)
    readonly property real stepper: measure.asksPasses ? Theme.px(Theme.large ? 150 : 164) : 0
    readonly property real nameWidth: rowsWidth - cell - stepper - tail - (measure.asksPasses ? 3 : 2) * Theme.px(12)
    readonly property real titlesHeight: Math.max(Theme.px(26), Theme.text(18) * 1.3)
    readonly property real gap: Theme.px(portrait ? 16 : 10)
    readonly property real rowHeight: Math.max(Theme.px(64), Math.min(Theme.px(portrait ? 96 : 80),
        (room - heading.height - titlesHeight - Theme.px(12)) / count - gap))

    implicitHeight: heading.height + Theme.px(8) + titlesHeight + count * (rowHeight + gap)

    MeasureHeading {
        id: heading

        progress: root.measure.remainder
        text: root.measure.noun
        width: parent.width
    }
    FitText {
        id: cards

        color: Theme.mute
        horizontalAlignment: Text.AlignHCenter
        room: root.cell + Theme.px(24)
        size: 18
        text: qsTr("Cards")
        weight: Font.DemiBold
        x: root.nameWidth + Theme.px(12) + (root.cell - width) / 2
        y: heading.height + Theme.px(4)
    }
    FitText {
        color: Theme.mute
        room: root.stepper
        size: 18
        text: qsTr("passed")
        visible: root.measure.asksPasses
        weight: Font.DemiBold
        x: root.nameWidth + root.cell + Theme.px(24) + (root.stepper - width) / 2
        y: cards.y
    }
    Repeater {
        model: root.pad.seats

        Item {
            id: player

            required property Seat modelData
            required property int index

            readonly property int seat: modelData.view.index
            readonly property var row: root.measure.rows[seat] || ({})

            height: root.rowHeight
            width: root.rowsWidth
            y: root.height - root.count * (root.rowHeight + root.gap) + root.gap + index * (root.rowHeight + root.gap)

            PlayerMark {
                id: mark

                anchors.verticalCenter: parent.verticalCenter
                initial: player.modelData.view.name.charAt(0)
                seat: player.seat
                size: Theme.px(42)
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                x: mark.width + Theme.px(12)

                FitText {
                    room: root.nameWidth - mark.width - Theme.px(12)
                    size: 22
                    text: player.modelData.view.name
                    weight: Font.Bold
                }
                FitText {
                    color: Theme.yes
                    room: root.nameWidth - mark.width - Theme.px(12)
                    size: 18
                    text: qsTr("out")
                    visible: player.row.value === 0
                    weight: Font.Bold
                }
            }
            NumberCell {
                active: root.measure.active === player.seat
                height: parent.height
                label: qsTr("%1, cards").arg(player.modelData.view.name)
                objectName: "left." + player.seat
                value: player.row.value !== undefined ? player.row.value : -1
                width: root.cell
                x: root.nameWidth + Theme.px(12)

                onTapped: root.measure.focus(player.seat)
            }
            Passes {
                anchors.verticalCenter: parent.verticalCenter
                label: qsTr("%1, passes").arg(player.modelData.view.name)
                names: "passes." + player.seat
                value: player.row.passes || 0
                visible: root.measure.asksPasses
                width: root.stepper
                x: root.nameWidth + root.cell + Theme.px(24)

                onChanged: value => root.measure.setPasses(player.seat, value)
            }
            TText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                fixed: true
                objectName: "award." + player.seat
                size: 30
                text: player.row.award || ""
                weight: Font.Black
            }
        }
    }
    NumberPad {
        id: keys

        anchors.right: parent.right
        height: root.count * (root.rowHeight + root.gap) - root.gap
        highestKey: Theme.px(root.portrait ? 96 : 80)
        lowestKey: Theme.target
        muted: root.measure.mutedKeys
        names: "pad.key"
        rows: keys.plain
        spacing: root.gap
        width: root.padWidth
        y: root.height - height

        onKey: name => root.measure.key(name)
    }
}
