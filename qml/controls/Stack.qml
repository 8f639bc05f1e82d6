import QtQuick

// A column as wide as its parent, apart from what is free at its sides.
Column {
    property real inset: 0

    width: (parent?.width ?? 0) - 2 * inset
    x: inset
}
