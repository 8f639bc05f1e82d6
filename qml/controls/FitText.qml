import QtQuick
import Tafel.Ui

// Text as wide as its words, but no wider than its room; then it wraps. Before a word would be broken, or a line cut
// with an ellipsis, its letters get smaller, down to the least size.
TText {
    id: root

    required property real room
    readonly property int full: fixed ? Theme.fixed(size) : Theme.text(size)
    readonly property alias letters: metrics // in full size
    // Depends on the height, because a function does not notify about a changed font.
    readonly property real natural: metrics.height > 0 ? Math.ceil(metrics.advanceWidth(text)) + 2 : 0
    readonly property real longest: wrapMode === Text.NoWrap || metrics.height <= 0 ? natural
        : (text.match(/[^\s-]+-?/g) ?? []).reduce((most, word) => Math.max(most, metrics.advanceWidth(word)), 0) + 2

    elide: Text.ElideRight
    font.pixelSize: longest <= room || room <= 0 ? full : Math.max(Math.min(full, Theme.fixed(13)), Math.floor(full * room / longest))
    width: Math.max(0, Math.min(natural, room))

    FontMetrics {
        id: metrics

        font: Qt.font({family: Theme.family, pixelSize: root.full, weight: root.weight}) // at once, because each change causes a new measurement
    }
}
