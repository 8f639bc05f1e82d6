import QtQuick
import Tafel.Ui

// A line of leading items, words that take the remaining width, and trailing items, all vertically centred.
Strip {
    id: root

    property real least: 0 // its minimum height
    property real padding: 0 // above and below the words
    property real sides: 0 // free at the left and the right
    property real end: sides // free at the right
    property real spacing: Theme.px(12)
    property alias leading: before.data
    property alias trailing: after.data
    property alias words: column
    default property alias content: column.data

    implicitHeight: Math.max(least, before.height, column.height + 2 * padding, after.height)

    MiddleRow {
        id: before

        anchors.verticalCenter: parent.verticalCenter
        spacing: root.spacing
        x: root.sides
    }
    Column {
        id: column

        anchors.left: before.right
        anchors.leftMargin: before.width > 0 ? root.spacing : 0
        anchors.right: after.left
        anchors.rightMargin: after.width > 0 ? root.spacing : 0
        anchors.verticalCenter: parent.verticalCenter
    }
    MiddleRow {
        id: after

        anchors.right: parent.right
        anchors.rightMargin: root.end
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.spacing
    }
}
