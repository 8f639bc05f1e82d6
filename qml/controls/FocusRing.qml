import QtQuick
import Tafel.Ui

// The 4 px ring around whatever has the keyboard's focus.
Rectangle {
    property bool slated: false
    property real around: Theme.radius // radius of the control it surrounds
    property bool inside: false // where its neighbours or the edge of a list would cover it

    anchors.fill: parent
    anchors.margins: inside ? 0 : -Theme.px(5)
    border.color: slated ? Theme.slateFocus : Theme.focus
    border.width: Theme.ring
    color: "transparent"
    radius: around + (inside ? 0 : Theme.px(5))
    visible: parent.activeFocus
    z: 10
}
