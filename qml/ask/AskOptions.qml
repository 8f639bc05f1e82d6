import QtQuick
import Tafel.Ui

// The answers of a choice, side by side: players with their mark, suits with their sign, words.
Flow {
    id: root

    required property var ask
    required property string names // of the buttons, before the value
    property bool marks: false // what was said is marked; else one tap answers and the question goes

    signal said(int value)
    signal explained(string whyNot)

    spacing: Theme.px(10)

    Repeater {
        model: root.ask.options

        TButton {
            id: option

            required property var modelData

            checkable: root.marks
            checked: modelData.on
            height: Math.max(Theme.px(60), implicitHeight)
            kind: root.marks && modelData.on ? "sel" : "plain"
            label: modelData.text
            leading: modelData.seat >= 0 ? markPart : modelData.suit !== "" ? suitPart : null
            objectName: root.names + "." + modelData.value
            text: modelData.text
            whyNot: modelData.whyNot
            width: Math.min(Math.max(implicitWidth, Theme.px(110)), root.width)

            onExplain: root.explained(modelData.whyNot)
            onTapped: root.said(modelData.value)

            Component {
                id: markPart

                PlayerMark {
                    initial: option.modelData.text.charAt(0)
                    seat: option.modelData.seat
                    size: Theme.px(34)
                }
            }
            Component {
                id: suitPart

                Suit {
                    chip: true
                    size: Theme.px(30)
                    suit: option.modelData.suit
                }
            }
        }
    }
}
