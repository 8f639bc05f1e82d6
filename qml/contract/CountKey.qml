import QtQuick
import Tafel.Ui

// One number of a count strip: chosen, filled in by the referee (dashed), or not possible now (a tap shows the reason).
Pressable {
    id: root

    required property int value
    property bool chosen: false
    property bool rest: false

    checkable: true
    checked: chosen || rest

    Rectangle {
        anchors.fill: parent
        border.color: root.possible && !root.chosen && !root.rest ? Theme.edge : "transparent"
        border.width: Theme.line
        color: root.chosen && !root.rest ? Theme.sel : !root.possible ? "transparent" : root.down ? Theme.sunk : Theme.sheet
        radius: root.radius
    }
    Loader {
        active: root.rest
        anchors.fill: parent

        sourceComponent: OutlineFrame {
            color: Theme.ink
            lineWidth: Theme.px(3)
            radius: root.radius
        }
    }
    TText {
        anchors.centerIn: parent
        color: !root.possible ? Theme.mute : root.chosen && !root.rest ? Theme.selInk : Theme.ink
        fixed: true
        size: 27
        text: root.value
        weight: !root.possible ? Font.Medium : root.chosen && !root.rest ? Font.Black : Font.Bold
    }
}
