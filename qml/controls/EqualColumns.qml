import QtQuick

// A grid as wide as its parent, whose columns are equally wide.
Grid {
    readonly property real gap: columnSpacing < 0 ? spacing : columnSpacing // its own spacing is -1 until it is set
    readonly property real cell: (width - (columns - 1) * gap) / columns

    width: parent?.width ?? 0
}
