import QtQuick
import Tafel.Ui

// One key of a number pad; a muted key has no outline and explains itself on a tap.
FramedPressable {
    id: root

    property string text: ""
    property string icon: ""
    property bool word: false // Rest, Match: follows the text size as far as the key lets it
    property bool special: false // sunk ground: anything but a digit
    property bool chosen: false
    property real textSize: Theme.veryLarge ? 44 : 32
    property real phoneSize: 48 // at least, on a phone
    readonly property color ink: !possible ? Theme.mute : chosen ? Theme.selInk : Theme.ink

    edge: possible && !chosen && !dashed ? Theme.edge : "transparent"
    ground: !possible ? "transparent" : chosen ? Theme.sel
        : down !== special ? Theme.sunk : Theme.sheet
    implicitHeight: Theme.touch(60)
    label: text

    TText {
        anchors.centerIn: parent
        color: root.ink
        fixed: true
        horizontalAlignment: Text.AlignHCenter
        size: root.word ? 20 * Theme.textScale : Theme.phone ? Math.max(root.phoneSize, root.textSize) : root.textSize
        smallest: 16
        text: root.text
        visible: root.icon === ""
        weight: root.possible ? (root.chosen ? Font.Black : Font.Bold) : Font.Medium
        width: parent.width - Theme.px(8)
    }
    Loader {
        active: root.icon !== ""
        anchors.centerIn: parent

        sourceComponent: Icon {
            color: root.ink
            name: root.icon
            size: Theme.icon(32)
        }
    }
}
