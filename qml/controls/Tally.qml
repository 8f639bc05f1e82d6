import QtQuick
import Tafel.Ui

// Five strokes of chalk.
SvgItem {
    readonly property color color: Theme.chalk

    box: 84
    svg: `<g transform='translate(-28 -7)'><path d='M40 30v38M60 28l-2 40M80 31v37M100 29l1 39M32 62 110 36' fill='none' `
        + `stroke='${color}' stroke-width='5' stroke-linecap='round'/></g>`
}
