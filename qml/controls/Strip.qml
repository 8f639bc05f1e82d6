import QtQuick

// A part as wide as its parent, whose items have places of their own.
Item {
    width: parent?.width ?? 0
}
