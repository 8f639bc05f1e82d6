import QtQuick
import Tafel.App
import Tafel.Ui

// Whenever somebody runs out there is a count, one column each: who is out, then what the others still hold.
Item {
    id: root

    required property ScorePad pad
    property bool portrait: false
    property real room: 0
    readonly property MeasurePad measure: pad.measure
    readonly property int count: Math.max(1, pad.seats.length)
    readonly property real padWidth: Theme.px(Theme.large ? 240 : 258)
    readonly property real rowsWidth: width - padWidth - Theme.px(22)
    readonly property real tail: Theme.px(68) // what it gives
    readonly property real nameWidth: Theme.px(portrait ? 118 : 136)
    readonly property real cell: (rowsWidth - nameWidth - tail - Theme.px(6)) / Math.max(1, measure.entries) - Theme.px(8)
    readonly property real titlesHeight: Math.max(Theme.px(26), Theme.text(18) * 1.3)
    readonly property real gap: Theme.px(portrait ? 16 : 10)
    readonly property real rowHeight: Math.max(Theme.px(64), Math.min(Theme.px(portrait ? 96 : 80),
        (room - heading.height - titlesHeight - Theme.px(12)) / count - gap))

    signal explained(Item at, string bold, string text, string clause)

    implicitHeight: heading.height + Theme.px(8) + titlesHeight + count * (rowHeight + gap)

    MeasureHeading {
        id: heading

        progress: root.measure.remainder
        text: root.measure.noun
        width: parent.width
    }
    Repeater {
        model: root.measure.entries

        FitText {
            required property int index

            color: Theme.mute
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: Theme.fixed(16)
            room: root.cell
            size: 18
            text: qsTr("Count %1").arg(index + 1)
            weight: Font.DemiBold
            x: root.nameWidth + index * (root.cell + Theme.px(8)) + (root.cell - width) / 2
            y: heading.height + Theme.px(4)
        }
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
                size: Theme.px(38)
            }
            FitText {
                anchors.verticalCenter: parent.verticalCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fixed(18)
                room: root.nameWidth - x - Theme.px(6)
                size: 22
                text: player.modelData.view.name
                weight: Font.Bold
                x: mark.width + Theme.px(8)
            }
            Repeater {
                model: root.measure.entries

                Item {
                    id: place

                    required property int index

                    readonly property var cell: (player.row.cells || [])[index] || ({})
                    readonly property bool asks: cell.kind === "ask" || cell.kind === "out"

                    height: parent.height
                    width: root.cell
                    x: root.nameWidth + index * (root.cell + Theme.px(8))

                    NumberCell {
                        active: place.cell.active === true
                        anchors.fill: parent
                        label: qsTr("%1, count %2").arg(player.modelData.view.name).arg(place.index + 1)
                        objectName: "counts." + place.index + "." + player.seat
                        value: place.cell.value !== undefined ? place.cell.value : -1
                        visible: place.cell.kind === "number"

                        onTapped: root.measure.focus(player.seat, place.index)
                    }
                    TButton {
                        anchors.fill: parent
                        checkable: true
                        checked: place.cell.kind === "out"
                        kind: checked ? "sel" : "plain"
                        label: qsTr("%1 ran out at count %2").arg(player.modelData.view.name).arg(place.index + 1)
                        lines: 1
                        objectName: "counts.out." + place.index + "." + player.seat
                        padding: Theme.px(4)
                        text: place.cell.kind === "out" ? qsTr("out") : qsTr("out?")
                        visible: place.asks

                        onTapped: root.measure.setCountOut(place.index, player.seat)
                    }
                    TText {
                        anchors.centerIn: parent
                        color: Theme.mute
                        fixed: true
                        size: 26
                        text: "–"
                        visible: place.cell.kind === "gone"
                    }
                }
            }
            TText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                fixed: true
                objectName: "award." + player.seat
                size: 28
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

        onExplain: root.explained(keys, "", root.measure.active < 0 ? qsTr("First who ran out.") : qsTr("Not possible now"), "")
        onKey: name => root.measure.key(name)
    }
}
