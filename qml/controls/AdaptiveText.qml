import QtQuick
import Tafel.Ui

// The first of several wordings that there is room for, the longest first; the last one may be nothing.
TText {
    id: root

    property var wordings: []
    property real room: 0

    text: metrics.height <= 0 ? "" // a dependency, because a function does not notify about a changed font
        : wordings.find(each => metrics.advanceWidth(each) + 2 <= room) || ""

    FontMetrics {
        id: metrics

        font: root.font
    }
}
