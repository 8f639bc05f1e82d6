import QtQuick
import Tafel.Ui

// A panel of paper with a decorative rim.
Rectangle {
    id: root

    default property alias content: inside.data
    property real padding: Theme.px(14)
    property real sides: padding // the padding at the left and the right
    property bool sunken: false // a note at the side: darker, without a rim

    border.color: Theme.panelEdge
    border.width: sunken ? 0 : Theme.line
    color: sunken ? Theme.sunk : Theme.sheet
    radius: Theme.panelRadius
    width: parent?.width ?? 0

    Item {
        id: inside

        anchors.fill: parent
        anchors.leftMargin: root.sides
        anchors.margins: root.padding
        anchors.rightMargin: root.sides
    }
}
