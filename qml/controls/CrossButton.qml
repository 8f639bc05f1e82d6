import QtQuick
import Tafel.Ui

// Closes or removes what is next to it.
TButton {
    height: Theme.target
    icon: "cross"
    kind: "bare"
    width: Theme.target
}
