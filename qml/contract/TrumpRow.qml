import QtQuick
import Tafel.App
import Tafel.Ui

// Which suit is trump: the four of a French pack.
Row {
    id: root

    required property MeasurePad measure
    property real keyHeight: Theme.px(80)

    spacing: Theme.px(10)

    Repeater {
        model: [
            {suit: "C", text: qsTr("Clubs")},
            {suit: "S", text: qsTr("Spades")},
            {suit: "H", text: qsTr("Hearts")},
            {suit: "D", text: qsTr("Diamonds")}
        ]

        TButton {
            id: key

            required property var modelData

            readonly property bool chosen: root.measure.trump === modelData.suit

            checkable: true
            checked: chosen
            column: !Theme.large && root.keyHeight >= Theme.px(76)
            height: Math.max(root.keyHeight, implicitHeight)
            kind: chosen ? "sel" : "plain"
            label: qsTr("Trump: %1").arg(modelData.text)
            lines: 1
            objectName: "trump." + modelData.suit
            padding: Theme.px(6)
            text: Theme.large ? "" : modelData.text
            textSize: 18
            width: (root.width - 3 * root.spacing) / 4

            leading: Component {
                Suit {
                    chip: true
                    chipPadding: Theme.px(4)
                    chipRadius: Theme.px(8)
                    french: true
                    size: Theme.px(32)
                    suit: key.modelData.suit
                }
            }

            onTapped: root.measure.chooseTrump(modelData.suit)
        }
    }
}
