import QtQuick
import Tafel.Ui

// The certainty of a rating: a bar with a dot, on a shared scale; dashed while it is provisional.
SvgItem {
    id: root

    property real low: 0
    property real high: 1
    property real at: 0.5
    property real start: 0.5 // the initial rating
    property real from: 0 // of the line
    property real to: 1
    property bool dashed: false
    property color ground: Theme.sheet
    readonly property real middle: height / 2
    readonly property real bar: Theme.px(17)
    readonly property real stroke: Theme.line

    function place(value: real): real {
        return stroke + (value - from) / Math.max(1e-9, to - from) * (width - 2 * stroke);
    }
    function drawn(): string {
        const left = place(low), right = place(high);
        return `<path d='M0 ${middle}H${width}' stroke='${Theme.rule}' stroke-width='${stroke}'/>`
            + `<path d='M${place(start)} 0V${height}' stroke='${Theme.mute}' stroke-width='${stroke}' stroke-dasharray='${3 * stroke} ${3 * stroke}'/>`
            + `<rect x='${left}' y='${middle - bar / 2}' width='${Math.max(1, right - left)}' height='${bar}' rx='${bar / 2}' fill='${ground}'`
            + ` stroke='${Theme.ink}' stroke-width='${stroke}'` + (dashed ? ` stroke-dasharray='${4 * stroke} ${3 * stroke}'` : "") + "/>"
            + (dashed ? "" : `<circle cx='${place(at)}' cy='${middle}' r='${bar * 0.45}' fill='${Theme.ink}'/>`);
    }

    box: 0
    svg: width < 2 || height < 2 ? "" : drawn()
}
