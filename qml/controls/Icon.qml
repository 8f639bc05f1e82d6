import QtQuick
import QtQuick.Shapes
import Tafel.Ui
import "paths.js" as Paths

// A line icon (back next up down undo redo menu turn check cross ask warn deck scale book chart gear plus
// minus del find pen drag file trophy shift arrow person) in any colour and stroke.
Item {
    id: root

    required property string name
    property real size: Theme.px(26)
    property color color: Theme.ink
    property real stroke: name === "drag" ? 3.6 : 2.2 // in the 24×24 box

    implicitHeight: size
    implicitWidth: size

    ClipShape {
        antialiasing: true
        height: 24
        scale: root.size / 24
        transformOrigin: Item.TopLeft
        width: 24
        x: (root.width - root.size) / 2
        y: (root.height - root.size) / 2

        ShapePath {
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            strokeColor: root.color
            strokeWidth: root.stroke

            PathSvg {
                path: Paths.icons[root.name] || ""
            }
        }
    }
}
