import QtQuick
import Tafel.Ui

// The button that writes on the slate: large, names its effect, ignores the first 200 ms.
WideButton {
    guard: 200
    air: Theme.px(10)
    least: Theme.touch(Theme.large ? 92 : 84)
    kind: "act"
    radius: Theme.panelRadius
    subSize: Theme.large ? 17.5 : 19
    textSize: Theme.large ? 23 : 27
    weight: possible ? Font.Bold : Font.Medium
}
