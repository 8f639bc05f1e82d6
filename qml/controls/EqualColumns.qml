import QtQuick

// A grid as wide as its parent, whose columns are equally wide, and whose items are as wide as their column.
Grid {
    id: root

    property int fitted: 0 // items
    readonly property real gap: columnSpacing < 0 ? spacing : columnSpacing // its own spacing is -1 until it is set
    readonly property real cell: (width - (columns - 1) * gap) / columns
    readonly property real tallest: Array.from(children).reduce((most, each) => Math.max(most, each.implicitHeight), 0) // of its items

    function fit() {
        fitted = children.length;
        for (let i = 0; i < fitted; ++i)
            children[i].width = Qt.binding(() => root.cell);
    }

    width: parent?.width ?? 0

    Component.onCompleted: fit()
    onChildrenChanged: fitted = Math.min(fitted, children.length)
    onPositioningComplete: if (children.length > fitted) // only now, because a new item gets its own bindings after its parent
        fit()
}
