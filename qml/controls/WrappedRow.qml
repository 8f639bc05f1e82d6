import QtQuick
import Tafel.Ui

// One beside the other, and below where the width of what they stand in ends.
Flow {
    spacing: Theme.px(10)
    width: parent?.width ?? 0
}
