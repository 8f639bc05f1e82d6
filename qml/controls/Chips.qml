import QtQuick
import Tafel.Ui

// Chips of Krass Kariert: discs with six notches in the player's colour; a chip to be handed in is dashed with an arrow,
// a lost one is an empty ring.
Row {
    id: root

    required property int seat
    property int filled: 0 // chips on the slate
    property int coming: 0 // negative for chips to be handed in
    property int full: filled // chips at the start
    property bool slated: true
    property real size: Theme.px(64)
    readonly property color color: Theme.playerColor(seat, slated)
    readonly property color notch: slated ? Theme.playerInkSlate : Theme.playerInkPaper
    readonly property color edge: slated ? Theme.chalkEdge : Theme.edge
    readonly property color chalk: slated ? Theme.chalk : Theme.ink

    function disc(): string {
        let notches = "";
        for (let angle = 0; angle < 360; angle += 60)
            notches += `<path d='M32 5v11' transform='rotate(${angle} 32 32)' stroke='${Theme.hex(notch)}' stroke-width='7'/>`;
        return `<circle cx='32' cy='32' r='29' fill='${Theme.hex(color)}'/>${notches}`
            + `<circle cx='32' cy='32' r='15' fill='none' stroke='${Theme.hex(notch)}' stroke-width='3'/>`;
    }
    function leaving(): string {
        return `<circle cx='32' cy='32' r='27' fill='none' stroke='${Theme.hex(chalk)}' stroke-width='4' stroke-dasharray='8 7'/>`
            + `<path d='M20 32h24M36 23l9 9-9 9' fill='none' stroke='${Theme.hex(chalk)}' stroke-width='5'/>`;
    }
    function ring(): string {
        return `<circle cx='32' cy='32' r='27' fill='none' stroke='${Theme.hex(edge)}' stroke-width='3'/>`;
    }

    Accessible.name: qsTr("%n chips", "", filled)
    Accessible.role: Accessible.Indicator
    spacing: Math.round(size * 10 / 64)

    Repeater {
        model: Math.max(root.full, root.filled)

        SvgItem {
            required property int index

            box: 64
            height: Math.round(root.size)
            svg: index >= root.filled ? root.ring() : index >= root.filled + Math.min(0, root.coming) ? root.leaving() : root.disc()
            width: height
        }
    }
}
