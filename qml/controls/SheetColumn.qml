import QtQuick
import Tafel.Ui

// A sheet as high as its content, which is stacked vertically.
Sheet {
    id: root

    property alias column: column
    property alias spacing: column.spacing
    default property alias content: column.data

    implicitHeight: column.implicitHeight + 2 * padding
    width: parent?.width ?? 0

    Stack {
        id: column
    }
}
