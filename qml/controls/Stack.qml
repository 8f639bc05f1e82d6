import QtQuick

// One below the other, as wide as what they stand in.
Column {
    width: parent?.width ?? 0
}
