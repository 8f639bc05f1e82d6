import QtQuick
import Tafel.Ui

// Undo by name, with as many of its words as there is room for; a screen reader has all of them.
BarButton {
    id: root

    required property string step // "deal 7, Beat 1, Cora 1"; empty: nothing can be undone
    required property real room
    readonly property var wordings: [qsTr("Undo: %1").arg(step), qsTr("Undo: %1").arg(step.split(",")[0]), qsTr("Undo"), ""]
    readonly property real wordRoom: room - 2 * padding - Theme.icon(26) - spacing // not iconSize: it is larger without words

    icon: "undo"
    label: wordings[0]
    lines: 1
    padding: Theme.px(14)
    text: metrics.height <= 0 ? "" // a dependency, because a function does not notify about a changed font
        : wordings.find(each => metrics.advanceWidth(each) + 2 <= wordRoom) || ""
    visible: step !== ""

    TextMeasure {
        id: metrics

        size: root.textSize
        weight: root.weight
    }
}
