import QtQuick
import Tafel.Ui

// A button in a banner that may appear under a finger: it ignores taps at first.
TButton {
    guard: 400
    height: Math.max(Theme.target, contentHeight + Theme.px(8))
}
