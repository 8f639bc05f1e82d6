import QtQuick

// A grid as wide as its parent, whose columns are equally wide, and whose items are as wide as their column.
Grid {
    id: root

    readonly property real gap: columnSpacing < 0 ? spacing : columnSpacing // its own spacing is -1 until it is set
    readonly property real cell: (width - (columns - 1) * gap) / columns

    function fit() {
        for (let i = 0; i < children.length; ++i)
            children[i].width = Qt.binding(() => root.cell);
    }

    width: parent?.width ?? 0

    Component.onCompleted: fit()
    onChildrenChanged: Qt.callLater(fit) // a new one gets its own bindings after its parent
}
