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
        bottomLeft: root.first ? Theme.radius : 0
        bottomRight: root.last ? Theme.radius : 0
        color: root.chosen ? Theme.sel : Theme.edge
        dashed: false
        fill: root.chosen ? Theme.sel : root.sunken ? "transparent"
            : root.down || !root.possible ? Theme.sunk : Theme.sheet
        topLeft: root.first ? Theme.radius : 0
        topRight: root.last ? Theme.radius : 0
    }
    MiddleRow {
        anchors.centerIn: parent
        spacing: Theme.px(10)

        Loader {
            id: checkLoader

            active: root.chosen && root.showCheck
            visible: active

            sourceComponent: Icon {
                color: root.ink
                name: "check"
                size: Theme.sign(20)
                stroke: 3.4
            }
        }
        Column {
            id: words

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
                room: root.width - Theme.px(10) - (checkLoader.active ? checkLoader.width + Theme.px(10) : 0)
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
                room: root.width - Theme.px(8) - (checkLoader.active ? checkLoader.width + Theme.px(10) : 0)
                wrapMode: natural > room ? Text.Wrap : Text.NoWrap
            }
        }
    }
}
