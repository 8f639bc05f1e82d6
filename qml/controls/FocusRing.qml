import QtQuick
import Tafel.Ui

// The 4 px ring around whatever has the keyboard's focus.
Rectangle {
    property bool slated: false
    property real around: Theme.radius // radius of the control it surrounds

    anchors.fill: parent
    anchors.margins: -Theme.px(5)
    border.color: slated ? Theme.slateFocus : Theme.focus
    border.width: Theme.ring
    color: "transparent"
    radius: around + Theme.px(5)
    visible: parent.activeFocus
    z: 10
}
