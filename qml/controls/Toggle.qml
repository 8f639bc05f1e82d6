import QtQuick
import Tafel.Ui

// A setting that is on or off: title, hint, the word of its state, a large switch.
Pressable {
    id: root

    property string title: ""
    property bool on: false
    property string wordOn: qsTr("on")
    property string wordOff: qsTr("off")

    signal toggled(bool on)

    checkable: true
    checked: on
    implicitHeight: Math.max(Theme.touch(56), line.words.implicitHeight)
    label: title
    role: Accessible.CheckBox
    width: parent?.width ?? 0

    onTapped: toggled(!on)

    Labelled {
        id: line

        anchors.fill: parent
        spacing: Theme.px(16)
        trailing: [
            TText {
                color: root.possible ? Theme.ink : Theme.mute
                size: 18
                text: root.on ? root.wordOn : root.wordOff
                weight: Font.Bold
            },
            Rectangle {
                border.color: root.possible ? (root.on ? Theme.sel : Theme.ink) : Theme.edge
                border.width: Theme.px(Theme.contrast ? 4 : 3)
                color: root.on ? Theme.sel : Theme.sheet
                height: Theme.px(50)
                radius: height / 2
                width: Theme.px(86)

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    color: root.on ? Theme.selInk : root.possible ? Theme.ink : Theme.edge
                    height: width
                    radius: width / 2
                    width: Theme.px(32)
                    x: root.on ? parent.width - width - Theme.px(9) : Theme.px(9)
                }
            }
        ]
        words.spacing: Theme.px(2)

        Paragraph {
            color: root.possible ? Theme.ink : Theme.mute
            size: 22
            text: root.title
            weight: Font.Black
        }
        Remark {
            text: root.possible ? root.hint : root.whyNot
        }
    }
}
