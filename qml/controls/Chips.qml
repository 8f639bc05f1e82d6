import QtQuick
import QtQuick.Shapes
import Tafel.Ui

// Chips of Krass Kariert on the slate: a disc with six notches; leaving: dashed with an arrow; gone: an empty
// ring.
Row {
    id: root

    required property int seat
    property int held: 0
    property int leaving: 0 // of those held
    property int total: 2
    property real size: Theme.px(58)

    Accessible.name: qsTr("%1 of %2").arg(held).arg(total)
    Accessible.role: Accessible.Indicator
    spacing: Theme.px(16)

    Repeater {
        model: root.total

        Item {
            id: chip

            required property int index

            readonly property bool stays: index < root.held - root.leaving
            readonly property bool leaves: !stays && index < root.held

            height: root.size
            width: root.size

            Rectangle {
                anchors.fill: parent
                border.color: Theme.chalkEdge
                border.width: Math.max(1, Theme.px(2.5))
                color: "transparent"
                radius: width / 2
                visible: !chip.stays && !chip.leaves
            }
            Rectangle {
                anchors.fill: parent
                color: Theme.playerColor(root.seat, true)
                radius: width / 2
                visible: chip.stays
            }
            ClipShape {
                antialiasing: true
                scale: root.size / 58
                transformOrigin: Item.TopLeft
                visible: chip.stays || chip.leaves

                ShapePath {
                    capStyle: ShapePath.FlatCap
                    fillColor: "transparent"
                    strokeColor: chip.stays ? Theme.slate : "transparent"
                    strokeWidth: 5

                    PathSvg {
                        path: chip.stays
                            ? "M29 0v14M29 44v14M54.1 14.5l-12.1 7M16 36.5l-12.1 7"
                            + "M3.9 14.5l12.1 7M42 36.5l12.1 7"
                            : ""
                    }
                }
                ShapePath {
                    fillColor: "transparent"
                    strokeColor: chip.stays ? Theme.slate : "transparent"
                    strokeWidth: 3.5

                    PathAngleArc {
                        centerX: 29
                        centerY: 29
                        radiusX: 14
                        radiusY: 14
                        startAngle: 0
                        sweepAngle: 360
                    }
                }
                ShapePath {
                    capStyle: ShapePath.FlatCap
                    dashPattern: [2, 1.6]
                    fillColor: "transparent"
                    strokeColor: chip.leaves ? Theme.chalk : "transparent"
                    strokeStyle: ShapePath.DashLine
                    strokeWidth: 4

                    PathAngleArc {
                        centerX: 29
                        centerY: 29
                        radiusX: 27
                        radiusY: 27
                        startAngle: 0
                        sweepAngle: 360
                    }
                }
                ShapePath {
                    capStyle: ShapePath.RoundCap
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin
                    strokeColor: chip.leaves ? Theme.chalk : "transparent"
                    strokeWidth: 4.5

                    PathSvg {
                        path: "M16 29h26M33 20l9 9-9 9"
                    }
                }
            }
        }
    }
}
