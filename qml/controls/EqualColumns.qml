import QtQuick

// A grid as wide as its parent, whose columns are equally wide, and whose items are as wide as their column.
Grid {
    id: root

    property bool fitted: false // its items, since they last changed
    readonly property real gap: columnSpacing < 0 ? spacing : columnSpacing // its own spacing is -1 until it is set
    readonly property real cell: (width - (columns - 1) * gap) / columns
    readonly property real tallest: Array.from(children).reduce((most, each) => Math.max(most, each.implicitHeight), 0) // of its items

    function fit() {
        fitted = true;
        for (let i = 0; i < children.length; ++i)
            children[i].width = Qt.binding(() => root.cell);
    }

    width: parent?.width ?? 0

    Component.onCompleted: fit()
    onChildrenChanged: fitted = false
    onPositioningComplete: if (!fitted) // only now, because a new item gets its own bindings after its parent
        fit()
}
