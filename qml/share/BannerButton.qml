import QtQuick
import Tafel.Ui

// A button in a banner that may appear under a finger: it ignores taps at first.
TButton {
    air: Theme.px(8)
    guard: 400
    least: Theme.target
}
