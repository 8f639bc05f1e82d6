import QtQuick
import QtQuick.Shapes
import Tafel.Ui

// Victory points as pips to the target: filled, pending (dashed ring with a plus), empty. Over nine: nothing,
// the number alone tells.
Row {
    id: root

    required property int seat
    property int filled: 0
    property int pending: 0
    property int target: 7
    property bool slated: true
    property real size: Theme.px(30)
    readonly property color color: Theme.playerColor(seat, slated)

    Accessible.name: qsTr("%1 of %2").arg(filled).arg(target)
    Accessible.role: Accessible.Indicator
    spacing: size * 9 / 28
    visible: target > 0 && target <= 9

    Repeater {
        model: root.visible ? root.target : 0

        Item {
            id: pip

            required property int index

            readonly property bool full: index < root.filled
            readonly property bool coming: !full && index < root.filled + root.pending

            height: root.size
            width: root.size

            Rectangle {
                anchors.centerIn: parent
                border.color: Theme.chalkEdge
                border.width: pip.full || pip.coming ? 0 : Math.max(1, Math.round(root.size * 2.5 / 28))
                color: "transparent"
                height: width
                radius: width / 2
                visible: !pip.coming
                width: Math.round(root.size * 27.5 / 28)
            }
            Rectangle {
                anchors.centerIn: parent
                color: root.color
                height: width
                radius: width / 2
                scale: pip.full ? 1 : 0
                width: root.size

                Behavior on scale {
                    enabled: Theme.motion

                    NumberAnimation {
                        duration: 200
                        easing.type: Easing.OutCubic
                    }
                }
            }
            Loader {
                active: pip.coming
                anchors.fill: parent

                sourceComponent: ClipShape {
                    id: ring

                    readonly property real k: root.size / 28

                    antialiasing: true

                    ShapePath {
                        capStyle: ShapePath.FlatCap
                        dashPattern: [1.5, 1.05]
                        fillColor: "transparent"
                        strokeColor: root.color
                        strokeStyle: ShapePath.DashLine
                        strokeWidth: 4 * ring.k

                        PathAngleArc {
                            centerX: 14 * ring.k
                            centerY: 14 * ring.k
                            radiusX: 12.5 * ring.k
                            radiusY: 12.5 * ring.k
                            startAngle: 0
                            sweepAngle: 360
                        }
                    }
                    ShapePath {
                        capStyle: ShapePath.FlatCap
                        fillColor: "transparent"
                        strokeColor: root.color
                        strokeWidth: 3.5 * ring.k

                        PathSvg {
                            path: "M" + 8 * ring.k + " " + 14 * ring.k + "h" + 12 * ring.k
                                + "M" + 14 * ring.k + " " + 8 * ring.k + "v" + 12 * ring.k
                        }
                    }
                }
            }
        }
    }
}
