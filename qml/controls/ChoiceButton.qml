import QtQuick
import Tafel.Ui

// A button that shows whether it is chosen.
TButton {
    checkable: true
}
