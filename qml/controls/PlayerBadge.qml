import QtQuick
import Tafel.Ui
import "paths.js" as Paths

// A player as colour + shape + initial: a shape for each seat, or a grey circle while the seat decides.
Item {
    id: root

    property var of: null // a person with a name and a badge; else its parts are given
    property int seat: of ? of.badge : 0 // -1: not known yet
    property string name: of ? of.name : "" // its first letter is on the badge
    property bool slated: false
    property bool chosen: false // on a button that is filled
    property real size: Theme.px(40)
    property color color: chosen ? Theme.selInk : seat < 0 ? Theme.mute : Theme.playerColor(seat, slated)
    property color ink: chosen ? Theme.sel : seat < 0 ? Theme.sheet : slated ? Theme.playerInkSlate : Theme.playerInkPaper
    readonly property string form: Theme.shapes[Math.max(0, seat) % Theme.shapes.length]
    readonly property string outline: Paths.players[form]
    readonly property real k: size / 40
    readonly property real letter: form === "triangle" ? 17.5 : 19

    implicitHeight: size
    implicitWidth: size

    SvgItem {
        anchors.fill: parent
        box: 40
        svg: `<path d='${root.outline}' fill='${root.color}'/>`
    }
    Text {
        anchors.baseline: parent.top
        anchors.baselineOffset: (root.form === "triangle" ? 33 : root.form === "arch" ? 27.5 : 26.6) * root.k
        anchors.horizontalCenter: parent.left
        anchors.horizontalCenterOffset: root.size / 2
        color: root.ink
        font.family: Theme.family
        font.pixelSize: Math.max(1, Math.round(root.letter * root.k * Theme.fontFactor))
        font.weight: Font.Black
        text: [...root.name][0] ?? "" // charAt would be half of an emoji
        visible: font.pixelSize >= 8 // smaller letters are unreadable: colour and shape are enough
        textFormat: Text.PlainText
    }
}
