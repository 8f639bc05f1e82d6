import QtQuick
import Tafel.Ui

// A line of leading items, words that take the remaining width, and trailing items, all vertically centred.
Item {
    id: root

    property real spacing: Theme.px(12)
    property alias leading: before.data
    property alias trailing: after.data
    property alias words: column
    default property alias content: column.data

    implicitHeight: Math.max(column.height, after.height)
    width: parent?.width ?? 0

    MiddleRow {
        id: before

        anchors.verticalCenter: parent.verticalCenter
        spacing: root.spacing
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
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.spacing
    }
}
