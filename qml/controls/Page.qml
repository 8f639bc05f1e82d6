import QtQuick
import Tafel.Ui

// A panel as large as the screen, with a bar of its own; back closes it too.
OverlayPanel {
    id: root

    property bool covered: false // by a dialog or another panel
    default property alias content: body.data

    focus: true
    ground: Theme.paper

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
