import QtQuick
import Tafel.Ui

// A tappable item with a ground and an edge, which may be dashed.
Pressable {
    id: root

    property color ground: down ? Theme.sunk : Theme.sheet
    property color edge: Theme.edge
    property real edgeWidth: Theme.line
    property bool dashed: false // the app fills it in
    property color dashColor: Theme.edge
    property real dashWidth: Theme.line
    property bool fades: false // another ground appears gradually

    Rectangle {
        anchors.fill: parent
        border.color: root.edge
        border.width: root.edgeWidth
        color: root.ground
        radius: root.radius

        Behavior on color {
            enabled: root.fades && Theme.motion

            ColorAnimation {
                duration: 120
            }
        }
    }
    Loader {
        active: root.dashed
        anchors.fill: parent

        sourceComponent: OutlineFrame {
            color: root.dashColor
            lineWidth: root.dashWidth
            radius: root.radius
        }
    }
}
