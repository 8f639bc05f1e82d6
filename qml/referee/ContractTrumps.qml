import QtQuick
import Tafel.Ui

// The four suits, one tap.
Flow {
    id: root

    required property var suits // [{value, sign, text, on}]
    property string names: "referee.suit" // objectName of a suit: names + ".H"

    signal chosen(int suit)

    spacing: Theme.px(10)
    width: parent ? parent.width : 0

    Repeater {
        model: root.suits

        TButton {
            id: choice

            required property var modelData

            checkable: true
            checked: modelData.on
            height: Math.max(Theme.px(74), implicitHeight)
            kind: modelData.on ? "sel" : "plain"
            objectName: root.names + "." + modelData.sign
            text: modelData.text
            width: Math.max(Theme.px(170), implicitWidth)

            leading: Suit {
                chip: true
                size: Theme.px(36)
                suit: choice.modelData.sign
            }

            onTapped: root.chosen(modelData.value)
        }
    }
}
