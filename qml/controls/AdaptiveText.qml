import QtQuick
import Tafel.Ui

// The first of several wordings that there is room for, the longest first; the last one may be nothing.
TText {
    id: root

    property var wordings: []
    property real room: 0

    text: metrics.height <= 0 ? "" // a function does not tell that its font has changed
        : wordings.find(each => metrics.advanceWidth(each) + 2 <= room) || ""

    FontMetrics {
        id: metrics

        font: root.font
    }
}
