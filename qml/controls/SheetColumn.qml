import QtQuick
import Tafel.Ui

// A sheet as high as its content, which is stacked vertically.
Sheet {
    property alias column: column
    property alias spacing: column.spacing
    default property alias content: column.data

    implicitHeight: column.implicitHeight + 2 * padding

    Stack {
        id: column
    }
}
