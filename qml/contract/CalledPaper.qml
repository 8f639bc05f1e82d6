import QtQuick
import Tafel.App
import Tafel.Ui

// Who called, or that nobody did; and the sum that lay there then.
Item {
    id: root

    required property ScorePad pad
    property bool portrait: false
    property real room: 0
    readonly property MeasurePad measure: pad.measure
    readonly property var rows: measure.rows
    readonly property bool typed: measure.caller >= 0

    implicitHeight: who.height + Theme.px(16) + Math.max(keys.rows.length * (Theme.target + Theme.px(10)),
        Math.min(Theme.px(360), room - who.height - Theme.px(16)))

    Column {
        id: who

        spacing: Theme.px(10)
        width: parent.width

        MeasureHeading {
            progress: root.measure.remainder
            text: qsTr("Who called?")
            width: parent.width
        }
        PlayerKeys {
            awards: root.rows.map(row => row.award)
            chosen: root.measure.caller >= 0 ? [root.measure.caller] : []
            keyHeight: Theme.px(root.portrait ? 84 : 72)
            names: "caller."
            pad: root.pad
            question: qsTr("Called by")
            width: parent.width

            onPicked: seat => root.measure.setCaller(seat)
        }
        TButton {
            checkable: true
            checked: root.measure.caller === -1
            height: Theme.px(60)
            icon: checked ? "check" : ""
            kind: checked ? "sel" : "plain"
            objectName: "caller.-1"
            text: qsTr("Nobody called")

            onTapped: root.measure.setCaller(-1)
        }
    }
    Item {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: who.bottom
        anchors.topMargin: Theme.px(16)
        visible: root.typed

        TText {
            size: 22
            text: root.measure.sumLabel
            weight: Font.Bold
            width: keys.x - Theme.px(20)
            wrapMode: Text.Wrap
        }
        NumberCell {
            active: true
            anchors.bottom: parent.bottom
            height: Theme.px(92)
            label: root.measure.sumLabel
            objectName: "called.sum"
            textSize: 50
            value: root.measure.sum !== "" ? Number(root.measure.sum) : -1
            width: Math.min(Theme.px(200), keys.x - Theme.px(20))
        }
        NumberPad {
            id: keys

            anchors.right: parent.right
            height: parent.height
            highestKey: Theme.px(84)
            lowestKey: Theme.target
            muted: root.measure.mutedKeys
            names: "pad.key"
            rows: keys.plain
            width: Math.min(Theme.px(420), parent.width * 0.6)

            onKey: name => root.measure.key(name)
        }
    }
}
