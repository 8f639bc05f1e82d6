import QtQuick
import Tafel.Ui

// The player who called, or none; and the sum at that moment.
MeasurePanelBase {
    id: root

    readonly property var by: asked("/called/by")
    readonly property var nobody: by.options.find(each => each.seat < 0)
    readonly property var sum: asked("/called/sum")

    implicitHeight: who.height + Theme.px(16) + Math.max(keys.rows.length * (Theme.target + Theme.px(10)),
        Math.min(Theme.px(360), room - who.height - Theme.px(16)))
    needsHeight: !Theme.portrait

    Stack {
        id: who

        spacing: Theme.px(10)

        MeasureHeading {
            progress: root.measure.remainder
            text: root.by.title
        }
        MeasureOptions {
            ask: Object.assign({}, root.by, {options: root.by.options.filter(each => each.seat >= 0)})
            awards: root.measure.awards
            least: Theme.touch(Theme.portrait ? 84 : 72)
            measure: root.measure
            names: "caller"
        }
        ChoiceButton {
            checked: root.nobody?.on ?? false
            height: Theme.touch(60)
            icon: checked ? "check" : ""
            objectName: "caller.-1"
            text: qsTr("Nobody called")

            onTapped: root.measure.respond(root.by.path, -1)
        }
    }
    Strip {
        anchors.bottom: parent.bottom
        anchors.top: who.bottom
        anchors.topMargin: Theme.px(16)
        visible: root.sum.kind !== ""

        Strong {
            size: 22
            text: root.sum.title
            width: keys.x - Theme.px(20)
        }
        NumberCell {
            active: true
            anchors.bottom: parent.bottom
            height: Theme.touch(92)
            label: root.sum.title
            objectName: "called.sum"
            textSize: 50
            value: root.sum.number
            width: Math.min(Theme.px(200), keys.x - Theme.px(20))
        }
        NumberPad {
            id: keys

            anchors.right: parent.right
            height: parent.height
            highestKey: Theme.px(84)
            muted: root.measure.mutedKeys
            rows: keys.plain
            width: Math.min(Theme.px(420), parent.width * 0.6)

            onKey: name => root.measure.key(name)
        }
    }
}
