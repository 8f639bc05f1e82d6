import QtQuick
import Tafel.Ui

// A panel as large as the screen, with a bar of its own; Escape and back close it.
FocusScope {
    id: root

    property string title: ""
    property bool covered: false // by a dialog or another panel
    default property alias content: body.data

    signal closed

    function leave() {
        closed();
    }

    Accessible.name: title
    Accessible.role: Accessible.Dialog
    anchors.fill: parent
    focus: true

    Keys.onEscapePressed: root.leave()

    Rectangle {
        anchors.fill: parent
        color: Theme.paper

        MouseArea {
            anchors.fill: parent // a tap between buttons must not reach the items below
        }
    }
    TopBar {
        id: bar

        enabled: !root.covered
        title: root.title

        onBack: root.leave()
    }
    Strip {
        id: body

        anchors.bottom: parent.bottom
        anchors.top: bar.bottom
        enabled: !root.covered
    }
}
