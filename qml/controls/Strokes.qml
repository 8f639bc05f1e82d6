import QtQuick
import Tafel.Ui

// Strokes of chalk as if written by hand, the fifth across: strokes to add are dashed, strokes to wipe off grey with a bar.
// The same strokes always look the same.
Item {
    id: root

    required property int seat
    property int filled: 0 // strokes on the slate
    property int coming: 0 // would be added; negative: would be wiped off
    property real tall: Theme.px(98)
    property real room: 0 // maximum width; 0 for the natural width
    readonly property int drawn: filled + Math.max(0, coming)
    readonly property real natural: drawn === 0 ? 0 : place(drawn - 1) + 26
    readonly property real scaleBy: tall / 98 * (room > 0 && natural > 0 ? Math.min(1, room / (natural * tall / 98)) : 1)
    readonly property color chalk: Theme.chalk
    readonly property color grey: Theme.chalkEdge
    readonly property color mine: Theme.playerColor(seat, true)

    // Deviation of up to 3 from a straight line, by player and stroke.
    function off(stroke: int, corner: int): real {
        const wave = Math.sin((seat + 1) * 12.9898 + stroke * 78.233 + corner * 37.719) * 43758.5453;
        return (wave - Math.floor(wave)) * 6 - 3;
    }
    // The centre of a stroke; for every fifth one, the last of the four strokes that it crosses.
    function place(stroke: int): real {
        const four = Math.floor(stroke / 5);
        return 13 + four * (4 * 31 + 24) + Math.min(3, stroke % 5) * 31;
    }
    function ends(stroke: int): var {
        const x = place(stroke);
        return stroke % 5 === 4
            ? [x - 93 - 12 + off(stroke, 0), 68 + off(stroke, 1), x + 12 + off(stroke, 2), 30 + off(stroke, 3)]
            : [x + 4 + off(stroke, 0), 10 + off(stroke, 1), x - 4 + off(stroke, 2), 88 + off(stroke, 3)];
    }
    function one(stroke: int): string {
        const at = ends(stroke);
        const wiped = stroke < filled && stroke >= filled + Math.min(0, coming);
        const added = stroke >= filled;
        const middle = [(at[0] + at[2]) / 2, (at[1] + at[3]) / 2];
        return `<path d='M${at[0]} ${at[1]}L${at[2]} ${at[3]}' stroke='${added ? mine : wiped ? grey : chalk}' stroke-width='9' `
            + (added ? "stroke-dasharray='11 7'/>" : "stroke-linecap='round'/>")
            + (wiped ? `<path d='M${middle[0] - 15} ${middle[1]}h30' stroke='${mine}' stroke-width='5'/>` : "");
    }
    function all(): string {
        let svg = "";
        for (let stroke = 0; stroke < drawn; ++stroke)
            svg += one(stroke);
        return `<g transform='scale(${scaleBy})' fill='none'>${svg}</g>`;
    }

    Accessible.name: qsTr("%n strokes", "", filled)
    Accessible.role: Accessible.Indicator
    implicitHeight: Math.ceil(98 * scaleBy)
    implicitWidth: Math.ceil(natural * scaleBy)

    SvgItem {
        anchors.fill: parent
        box: 0
        svg: root.drawn > 0 ? root.all() : ""
    }
}
