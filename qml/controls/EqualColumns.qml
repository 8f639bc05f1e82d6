import QtQuick

// A grid as wide as its parent, whose columns are equally wide, and whose items are as wide as their column.
Grid {
    id: root

    readonly property real gap: columnSpacing < 0 ? spacing : columnSpacing // its own spacing is -1 until it is set
    readonly property real cell: (width - (columns - 1) * gap) / columns

    width: parent?.width ?? 0

    onChildrenChanged: if (children.length > 0) // a new one is the last
        children[children.length - 1].width = Qt.binding(() => root.cell)
}
