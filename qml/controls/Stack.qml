import QtQuick

// A column as wide as its parent.
Column {
    width: parent?.width ?? 0
}
