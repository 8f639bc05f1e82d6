import QtQuick
import Tafel.Ui

// One of a few, side by side, in letters of one size; on a phone in several rows where the letters would be too small.
// options: strings, or {text, subText, whyNot}. Emits chosen(index).
Strip {
    id: root

    property var options: []
    property int current: -1
    property string label: ""
    property bool showCheck: true
    property var names: [] // objectNames of the pieces

    readonly property real tallest: Array.from(children).reduce((most, each) => Math.max(most, each.implicitHeight), 0) // of the pieces
    // The longest label in full letters, and the items next to the label of a segment.
    readonly property real widest: metrics.height <= 0 ? 0 // a dependency, because a function does not notify about a changed font
        : options.reduce((all, option) => all.concat((option.text ?? option).split(" ")), [])
            .reduce((most, word) => Math.max(most, metrics.advanceWidth(word)), 0) + 2
    readonly property real beside: Theme.px(10) + (showCheck ? Theme.px(30) : 0)
    readonly property int pieces: options.length
    readonly property real least: 13 / Math.max(1, Theme.text(20)) // letters, of their full size
    readonly property int lines: !Theme.phone || fits(1) ? 1 : fits(2) ? 2 : Math.ceil(pieces / 2)
    readonly property int columns: Math.max(1, Math.ceil(pieces / lines))
    readonly property real piece: (width + (columns - 1) * Theme.line) / columns
    readonly property real lineHeight: (height + (lines - 1) * Theme.line) / lines
    readonly property real letters: widest <= 0 ? 1 : Math.max(Math.min(1, least), Math.min(1, (piece - beside) / widest))

    signal chosen(int index)

    function fits(lines: int): bool {
        return widest * least <= width / Math.max(1, Math.ceil(pieces / lines)) - beside;
    }

    Accessible.name: label
    Accessible.role: Accessible.Grouping
    implicitHeight: lines * Math.max(Theme.touch(56), Theme.large ? Math.round(Theme.text(20) * 2.24) + Theme.px(8) : 0, tallest) - (lines - 1) * Theme.line

    FontMetrics {
        id: metrics

        font: Qt.font({family: Theme.family, pixelSize: Theme.text(20), weight: Font.Bold}) // at once, because each change causes a new measurement
    }
    Repeater {
        model: root.options

        Segment {
            required property var modelData
            required property int index

            readonly property int column: index % root.columns
            readonly property int columnsHere: Math.min(root.columns, root.pieces - (index - column))
            readonly property real piece: (root.width + (columnsHere - 1) * Theme.line) / Math.max(1, columnsHere)

            objectName: root.names[index] || ""
            chosen: index === root.current
            first: column === 0
            height: Math.round(root.lineHeight)
            last: column === columnsHere - 1
            letters: root.letters
            role: Accessible.RadioButton
            showCheck: root.showCheck
            subText: modelData.subText || ""
            text: modelData.text ?? modelData
            whyNot: modelData.whyNot || ""
            width: Math.round((column + 1) * (piece - Theme.line) + Theme.line) - x
            x: Math.round(column * (piece - Theme.line))
            y: Math.round(Math.floor(index / root.columns) * (root.lineHeight - Theme.line))
            z: chosen ? 1 : 0

            onTapped: root.chosen(index)
        }
    }
}
