import QtQuick
import Tafel.Ui

// A border around its parent that Rectangle cannot draw: dashed, or rounded at one side; may be filled.
SvgItem {
    property color color: Theme.edge
    property color fill: "transparent"
    property real lineWidth: Theme.line
    property bool dashed: true
    property real radius: Theme.radius
    property real leftRadius: radius
    property real rightRadius: radius

    readonly property real o: lineWidth / 2
    readonly property real r: width - o
    readonly property real b: height - o

    function inner(size: real): real {
        return Math.max(0, size - o);
    }
    function corner(size: real, x: real, y: real): string {
        const s = inner(size);
        return s > 0 ? `a${s} ${s} 0 0 1 ${x * s} ${y * s}` : "";
    }
    function around(): string {
        return `M${o + inner(leftRadius)} ${o}H${r - inner(rightRadius)}${corner(rightRadius, 1, 1)}`
            + `V${b - inner(rightRadius)}${corner(rightRadius, -1, 1)}H${o + inner(leftRadius)}${corner(leftRadius, -1, -1)}`
            + `V${o + inner(leftRadius)}${corner(leftRadius, 1, -1)}z`;
    }

    box: 0
    height: parent?.height ?? 0
    svg: width < 2 || height < 2 ? "" : `<path d='${around()}' fill='${fill.a > 0 ? fill : "none"}' `
        + (lineWidth > 0 ? `stroke='${color}' stroke-width='${lineWidth}'` : "")
        + (dashed ? ` stroke-dasharray='${3 * lineWidth} ${2 * lineWidth}'` : "") + "/>"
    width: parent?.width ?? 0
}
