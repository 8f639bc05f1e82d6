import QtQuick
import Tafel.Ui

// One piece of a segmented row: rounded only at the ends of the row.
Pressable {
    id: root

    property bool first: false
    property bool last: false
    property bool chosen: false
    property bool sunken: false // a caption between two pieces
    property string text: ""
    property string subText: ""
    property bool showCheck: true
    property real letters: 1 // of their full size, as all pieces of the row have them
    readonly property color ink: chosen ? Theme.selInk : possible ? Theme.ink : Theme.mute

    checkable: true
    checked: chosen
    implicitHeight: Math.max(Theme.touch(56), words.implicitHeight + Theme.px(8))
    label: text

    OutlineFrame {
        color: root.chosen ? Theme.sel : Theme.edge
        dashed: false
        fill: root.chosen ? Theme.sel : root.sunken ? "transparent"
            : root.down || !root.possible ? Theme.sunk : Theme.sheet
        leftRadius: root.first ? Theme.radius : 0
        rightRadius: root.last ? Theme.radius : 0
    }
    MiddleRow {
        anchors.centerIn: parent
        spacing: Theme.px(10)

        Icon {
            id: check

            color: root.ink
            name: "check"
            size: Theme.sign(20)
            stroke: 3.4
            visible: root.chosen && root.showCheck
        }
        Column {
            id: words

            readonly property real room: root.width - Theme.px(8) - (check.visible ? check.width + Theme.px(10) : 0)

            FitText {
                readonly property bool wraps: !root.sunken && root.text.includes(" ") && natural > room

                anchors.horizontalCenter: parent.horizontalCenter
                color: root.ink
                horizontalAlignment: Text.AlignHCenter
                leading: 1.12
                maximumLineCount: 3
                size: 20 * root.letters
                smallest: wraps ? 0 : 18
                text: root.text
                weight: root.possible ? Font.Bold : Font.Medium
                room: words.room - Theme.px(2)
                wrapMode: wraps ? Text.Wrap : Text.NoWrap
            }
            FitText {
                anchors.horizontalCenter: parent.horizontalCenter
                color: root.ink
                horizontalAlignment: Text.AlignHCenter
                maximumLineCount: 2
                size: 18
                text: root.subText
                visible: text !== ""
                room: words.room
                wrapMode: !root.sunken && natural > room ? Text.Wrap : Text.NoWrap
            }
        }
    }
}
