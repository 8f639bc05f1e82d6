import QtQuick
import Tafel.Ui
import "paths.js" as Paths

// A suit: H L R S of the Eidex pack, H C D P of the French ones; legible from 20 px. With `chip` on a small card.
Item {
    id: root

    required property string suit
    property real size: Theme.px(24)
    property bool chip: false
    readonly property var drawing: Paths.suits[suit] || ({fill: "transparent", d: ""})
    readonly property string rim: suit === "S" ? "stroke='#6B4700' stroke-width='1.5' stroke-linejoin='round'" : ""
    readonly property string eye: Paths.eyes[suit] || ""

    implicitHeight: implicitWidth
    implicitWidth: size + (chip ? 2 * Theme.px(2) : 0)

    Rectangle {
        anchors.fill: parent
        color: Theme.card
        radius: Theme.px(6)
        visible: root.chip
    }
    SvgItem {
        anchors.centerIn: parent
        height: width
        svg: root.drawing.d === "" ? "" : `<path d='${root.drawing.d}' fill='${root.drawing.fill}' ${root.rim}/>`
            + (root.eye === "" ? "" : `<path d='${root.eye}' fill='#FFFDF6'/>`)
        width: Math.round(root.size)
    }
}
