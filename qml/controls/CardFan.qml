import QtQuick
import Tafel.Ui
import "paths.js" as Paths

// Three cards of the Eidex pack, fanned: the picture of a new match.
SvgItem {
    property real scaleBy: 1
    readonly property real s: Theme.unit * scaleBy
    readonly property string rim: Theme.name === "dark" ? "#6B6256" : Theme.hex(Theme.ink)

    // A card of 60×84 at its place, turned around its middle.
    function card(suit: string, x: real, y: real, angle: real): string {
        const drawing = Paths.suits[suit];
        const eye = Paths.eyes[suit] || "";
        return `<g transform='translate(${x} ${y}) rotate(${angle} 30 42)'>`
            + `<rect x='1.2' y='1.2' width='57.6' height='81.6' rx='7.8' fill='${Theme.card}' stroke='${rim}' stroke-width='2.4'/>`
            + `<g transform='translate(12 24) scale(1.5)'><path d='${drawing.d}' fill='${drawing.fill}'/>`
            + (eye === "" ? "" : `<path d='${eye}' fill='#FFFDF6'/>`) + "</g></g>";
    }

    box: 0
    implicitHeight: Math.round(106 * s)
    implicitWidth: Math.round(176 * s)
    svg: `<g transform='scale(${s})'>${card("H", 10, 10, -14)}${card("L", 58, 6, 0)}${card("R", 106, 10, 14)}</g>`
}
