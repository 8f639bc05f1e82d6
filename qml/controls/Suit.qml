import QtQuick
import QtQuick.Shapes
import Tafel.Ui
import "paths.js" as Paths

// A suit: H L R S of the Eidex pack, H C D P of the French ones; good from 20 px. With `chip` on its bit of
// card.
Item {
    id: root

    required property string suit
    property real size: Theme.px(24)
    property bool chip: false
    property real chipPadding: Theme.px(2)
    property real chipRadius: Theme.px(6)
    readonly property var drawing: Paths.suits[suit] || ({fill: "transparent", d: ""})

    implicitHeight: implicitWidth
    implicitWidth: size + (chip ? 2 * chipPadding : 0)

    Rectangle {
        anchors.fill: parent
        color: Theme.card
        radius: root.chipRadius
        visible: root.chip
    }
    ClipShape {
        antialiasing: true
        height: 24
        scale: root.size / 24
        transformOrigin: Item.TopLeft
        width: 24
        x: (root.width - root.size) / 2
        y: (root.height - root.size) / 2

        ShapePath {
            fillColor: root.drawing.fill
            fillRule: ShapePath.WindingFill
            joinStyle: ShapePath.RoundJoin
            strokeColor: root.suit === "S" ? "#6B4700" : "transparent"
            strokeWidth: root.suit === "S" ? 1.5 : -1

            PathSvg {
                path: root.drawing.d
            }
        }
        ShapePath {
            fillColor: "#FFFDF6"
            strokeColor: "transparent"
            strokeWidth: -1

            PathSvg {
                path: Paths.eyes[root.suit] || ""
            }
        }
    }
}
