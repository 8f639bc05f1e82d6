import QtQuick
import Tafel.Ui

// A count from 0 to n in one tap; impossible ones are muted, the one that the app fills in is dashed.
Item {
    id: root

    property int highest: 8
    property int current: -1
    property int automatic: -1 // filled in by the app
    property var possible: null // list of numbers, or null for all
    property string whyNot: ""
    property string label: "" // whose count of what
    property real keyHeight: Theme.px(74)
    readonly property real gap: Theme.px(5)
    readonly property real keyWidth: (width - highest * gap) / (highest + 1)

    signal chosen(int count)
    signal explain(int count)

    Accessible.name: label
    Accessible.role: Accessible.Grouping
    implicitHeight: keyHeight
    implicitWidth: (highest + 1) * Theme.px(65) - gap

    Repeater {
        model: root.highest + 1

        Pressable {
            id: key

            required property int index

            readonly property bool on: index === root.current
            readonly property bool auto: !on && index === root.automatic

            checkable: true
            checked: on
            height: root.height
            label: (root.label !== "" ? root.label + " " : "") + index
            whyNot: on || auto || root.possible === null || root.possible.includes(index) ? ""
                : root.whyNot !== "" ? root.whyNot : qsTr("Not possible now")
            width: Math.round(root.keyWidth)
            x: Math.round(index * (root.keyWidth + root.gap))

            onExplain: root.explain(index)
            onTapped: root.chosen(index)

            Rectangle {
                anchors.fill: parent
                border.color: key.on || key.auto || !key.possible ? "transparent" : Theme.edge
                border.width: Theme.line
                color: key.on ? Theme.sel : !key.possible ? "transparent" : key.down ? Theme.sunk : Theme.sheet
                radius: key.radius
            }
            Loader {
                active: key.auto
                anchors.fill: parent

                sourceComponent: Outline {
                    color: Theme.ink
                    dashed: true
                    lineWidth: Theme.px(3)
                }
            }
            TText {
                anchors.centerIn: parent
                color: key.on ? Theme.selInk : key.possible ? Theme.ink : Theme.mute
                fixed: true
                size: 27
                text: key.index
                weight: key.on ? Font.Black : key.possible ? Font.Bold : Font.Medium
            }
        }
    }
}
