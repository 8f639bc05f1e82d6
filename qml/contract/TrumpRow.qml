import QtQuick
import Tafel.Ui

// The suits, to choose trump.
Row {
    id: root

    required property MeasurePad measure
    required property var ask // a PromptView
    property real keyHeight: Theme.touch(80)

    spacing: Theme.px(10)

    Repeater {
        model: root.ask ? root.ask.options.length : 0

        ChoiceButton {
            id: key

            required property int index

            readonly property var option: root.ask.options[index]

            checked: option.on
            column: !Theme.large && root.keyHeight >= Theme.px(76)
            height: Math.max(root.keyHeight, implicitHeight)
            label: qsTr("Trump: %1").arg(option.text)
            lines: 1
            objectName: "trump." + option.suit
            padding: Theme.px(6)
            text: Theme.large ? "" : option.text
            textSize: 18
            width: (root.width - 3 * root.spacing) / 4

            leading: Suit {
                chip: true
                chipPadding: Theme.px(4)
                chipRadius: Theme.px(8)
                size: Theme.px(32)
                suit: key.option.suit
            }

            onTapped: root.measure.respond(root.ask.path, option.value)
        }
    }
}
