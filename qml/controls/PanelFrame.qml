import QtQuick
import Tafel.Ui

// The paper of a panel over a screen: a tap between its items does not reach what is below.
Rectangle {
    border.color: Theme.ink
    border.width: Theme.px(3)
    color: Theme.sheet
    radius: Theme.panelRadius

    MouseArea {
        anchors.fill: parent
    }
}
