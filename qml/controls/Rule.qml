import QtQuick
import Tafel.Ui

// A line between two parts.
Rectangle {
    color: Theme.rule
    height: Theme.line
    width: parent?.width ?? 0
}
