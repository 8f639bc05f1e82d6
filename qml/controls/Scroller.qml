import QtQuick
import Tafel.Ui

// What may be longer than its place. While it is, it is drawn on a layer with a ground of its own: the software
// renderer does not clip shapes that lie wholly outside.
Flickable {
    id: root

    property color ground: Theme.paper
    readonly property bool scrolls: contentHeight > height + 1

    boundsBehavior: Flickable.StopAtBounds
    clip: scrolls
    interactive: scrolls
    layer.enabled: scrolls

    Rectangle {
        anchors.fill: parent
        color: root.ground
        parent: root
        visible: root.scrolls
        z: -1
    }
}
