import QtQuick
import Tafel.Ui
import "paths.js" as Paths

// A line icon (back next character up down undo redo menu turn check cross ask warn deck scale book chart gear plus
// minus del find pen drag file folder trophy shift person enter phone unreached archive eye board) in any colour and stroke.
SvgItem {
    required property string name
    property real size: Theme.sign(26)
    property color color: Theme.ink
    property real stroke: name === "drag" ? 3.6 : 2.2 // in the 24×24 box
    readonly property string path: Paths.icons[name] || ""

    implicitHeight: Math.round(size)
    implicitWidth: Math.round(size)
    svg: path === "" ? ""
        : `<path d='${path}' fill='none' stroke='${color}' stroke-width='${stroke}' stroke-linecap='round' stroke-linejoin='round'/>`
}
