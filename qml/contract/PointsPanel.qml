import QtQuick
import Tafel.Ui

// Card points of all players: fields and the number pad, as in PadEntryPanel.
MeasurePanelBase {
    id: root

    readonly property real gap: Theme.px(Theme.portrait ? 14 : 12)
    readonly property real upper: fields.height + gap + line.height + gap
    readonly property real padHeight: Math.max(keys.leastHeight, Theme.px(200), Math.min(Theme.px(Theme.phone ? 500 : Theme.portrait ? 330 : 270), room - upper))

    function press(event: var): bool {
        return keys.press(event);
    }

    implicitHeight: upper + padHeight
    needsHeight: pad.table.own

    PadFields {
        id: fields

        fieldHeight: Theme.large ? -1 : root.pad.table.own ? 104 : Theme.portrait ? 116 : 122
        pad: root.pad
        stacked: true
    }
    MeasureHeading {
        id: line

        anchors.top: fields.bottom
        anchors.topMargin: root.gap

        height: Math.max(implicitHeight, takes.visible ? takes.height : 0)
        progress: root.measure.remainder
        text: takes.visible ? "" : root.measure.noun
    }
    TButton {
        id: takes

        height: Theme.touch(56)
        kind: "ghost"
        objectName: "points.takes"
        text: qsTr("Enter cards instead")
        visible: root.asked("/points").kind !== ""
        y: line.y

        onTapped: root.measure.respond("/points", 0)
    }
    NumberPad {
        id: keys

        anchors.bottom: parent.bottom
        height: root.padHeight
        highestKey: Theme.px(Theme.phone ? 160 : Theme.portrait ? 104 : 84)
        lowestKey: Theme.touch(60)
        muted: root.pad.field.mutedKeys
        rows: root.pad.open ? keys.free : root.pad.belowZero ? keys.signed : keys.withRest
        spacing: Theme.px(9)
        width: parent.width

        onKey: name => root.pad.key(name)
    }
}
