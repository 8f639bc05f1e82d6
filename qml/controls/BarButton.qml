import QtQuick
import Tafel.Ui

// A button in a bar, next to others.
TButton {
    height: Theme.touch(54)
    kind: "ghost"
}
