import QtQuick
import Tafel.Ui

// Victory points as pips to the target: filled, pending (dashed ring with a plus), empty.
Row {
    id: root

    required property int seat
    property int filled: 0
    property int pending: 0
    property int target: 7
    property real size: Theme.px(30)
    readonly property color color: Theme.playerColor(seat, true)

    Accessible.name: qsTr("%1 of %2").arg(filled).arg(target)
    Accessible.role: Accessible.Indicator
    spacing: size * 9 / 28
    visible: target > 0

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

                sourceComponent: SvgItem {
                    box: 28
                    svg: `<circle cx='14' cy='14' r='12' fill='none' stroke='${root.color}' stroke-width='4' stroke-dasharray='6 4.2'/>`
                        + `<path d='M8 14h12M14 8v12' fill='none' stroke='${root.color}' stroke-width='3.5'/>`
                }
            }
        }
    }
}
