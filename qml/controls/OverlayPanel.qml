import QtQuick
import Tafel.Ui

// The content of an overlay: no tap reaches the items below it, and Escape closes it.
FocusScope {
    id: root

    property string title: ""
    property color ground: Theme.sunk
    property bool closesBeside: false // a tap next to its panel

    signal closed

    function leave() {
        closed();
    }

    Accessible.name: title
    Accessible.role: Accessible.Dialog
    anchors.fill: parent

    Keys.onEscapePressed: root.leave()

    Rectangle {
        anchors.fill: parent
        color: root.ground

        MouseArea {
            anchors.fill: parent

            onClicked: if (root.closesBeside)
                root.leave()
        }
    }
}
