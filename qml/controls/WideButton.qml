import QtQuick
import Tafel.Ui

// A button as wide as its parent.
TButton {
    width: parent?.width ?? 0
}
