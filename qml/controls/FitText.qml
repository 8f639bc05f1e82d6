import QtQuick
import Tafel.Ui

// Text as wide as its words, but no wider than its room; then it wraps. Before a word would be broken, or a line cut
// with an ellipsis, its letters get smaller, down to the least size.
TText {
    id: root

    required property real room
    readonly property real natural: Math.ceil(metrics.advanceWidth) + 2
    readonly property int full: fixed ? Theme.fixed(size) : Theme.text(size)
    readonly property real longest: wrapMode === Text.NoWrap || words.height <= 0 ? natural // a function does not tell that its font has changed
        : (text.match(/[^\s-]+-?/g) ?? []).reduce((most, word) => Math.max(most, words.advanceWidth(word)), 0) + 2

    elide: Text.ElideRight
    font.pixelSize: longest <= room || room <= 0 ? full : Math.max(Math.min(full, Theme.fixed(13)), Math.floor(full * room / longest))
    width: Math.max(0, Math.min(natural, room))

    TextMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: root.full
        font.weight: root.weight
        text: root.text
    }
    FontMetrics {
        id: words

        font.family: Theme.family
        font.pixelSize: root.full
        font.weight: root.weight
    }
}
