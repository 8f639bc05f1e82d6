import QtQuick
import Tafel.Ui

// Items next to each other, in as many rows as the width of the parent needs.
Flow {
    spacing: Theme.px(10)
    width: parent?.width ?? 0
}
