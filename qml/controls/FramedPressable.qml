import QtQuick
import Tafel.Ui

// A tappable item with a ground and an edge.
Pressable {
    id: root

    property color ground: down ? Theme.sunk : Theme.sheet
    property color edge: Theme.edge
    property real edgeWidth: Theme.line

    Rectangle {
        anchors.fill: parent
        border.color: root.edge
        border.width: root.edgeWidth
        color: root.ground
        radius: root.radius
    }
}
