import QtQuick
import Tafel.Ui

// Text as wide as its words, but no wider than its room; then it wraps or is cut with an ellipsis.
TText {
    id: root

    required property real room
    readonly property real natural: Math.ceil(metrics.advanceWidth) + 2

    elide: Text.ElideRight
    width: Math.max(0, Math.min(natural, room))

    TextMetrics {
        id: metrics

        font: root.font
        text: root.text
    }
}
