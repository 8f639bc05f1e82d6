import QtQuick
import Tafel.Ui

// One number of a count strip: chosen, filled in by the referee (dashed), or not possible now (a tap shows the reason).
FramedPressable {
    id: root

    required property int value
    property bool chosen: false
    property bool rest: false

    checkable: true
    checked: chosen || rest
    dashColor: Theme.ink
    dashWidth: Theme.px(3)
    dashed: rest
    edge: possible && !chosen && !rest ? Theme.edge : "transparent"
    ground: chosen && !rest ? Theme.sel : !possible ? "transparent" : down ? Theme.sunk : Theme.sheet

    TText {
        anchors.centerIn: parent
        color: !root.possible ? Theme.mute : root.chosen && !root.rest ? Theme.selInk : Theme.ink
        fixed: true
        size: 27
        text: root.value
        weight: !root.possible ? Font.Medium : root.chosen && !root.rest ? Font.Black : Font.Bold
    }
}
