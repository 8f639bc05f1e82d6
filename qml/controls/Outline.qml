import QtQuick
import QtQuick.Shapes
import Tafel.Ui

// A border that Rectangle cannot draw: dashed, or rounded at single corners; may be filled.
ClipShape {
    id: root

    property color color: Theme.edge
    property color fill: "transparent"
    property real lineWidth: Theme.line
    property bool dashed: false
    property real dash: 3 // in line widths
    property real gap: 2
    property real radius: Theme.radius
    property real topLeft: radius
    property real topRight: radius
    property real bottomRight: radius
    property real bottomLeft: radius

    ShapePath {
        capStyle: ShapePath.FlatCap
        dashPattern: [root.dash, root.gap]
        fillColor: root.fill
        strokeColor: root.lineWidth > 0 ? root.color : "transparent"
        strokeStyle: root.dashed ? ShapePath.DashLine : ShapePath.SolidLine
        strokeWidth: root.lineWidth > 0 ? root.lineWidth : -1

        PathSvg {
            readonly property real o: root.lineWidth / 2
            readonly property real r: root.width - o
            readonly property real b: root.height - o

            function corner(size: real, x: real, y: real): string {
                const s = Math.max(0, size - o);
                return s > 0 ? "a" + s + " " + s + " 0 0 1 " + x * s + " " + y * s : "";
            }
            function inner(size: real): real {
                return Math.max(0, size - o);
            }

            path: root.width < 2 || root.height < 2 ? ""
                : "M" + (o + inner(root.topLeft)) + " " + o + "H" + (r - inner(root.topRight))
                + corner(root.topRight, 1, 1) + "V" + (b - inner(root.bottomRight))
                + corner(root.bottomRight, -1, 1) + "H" + (o + inner(root.bottomLeft))
                + corner(root.bottomLeft, -1, -1) + "V" + (o + inner(root.topLeft))
                + corner(root.topLeft, 1, -1) + "z"
        }
    }
}
