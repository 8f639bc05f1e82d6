import QtQuick

// A column that may be longer than its space, and a line that shows the scroll position.
Scroller {
    id: root

    property real below: 0 // free under the last one
    property alias column: column
    property alias line: line
    property alias spacing: column.spacing
    default property alias content: column.data

    contentHeight: column.height + below

    Column {
        id: column

        width: root.width
    }
    ScrollLine {
        id: line

        of: root
        parent: root.parent
    }
}
