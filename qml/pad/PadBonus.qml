import QtQuick
import Tafel.Ui

// The worth of melds, added or taken off: the usual ones in one tap, any other even one by steps.
Column {
    id: root

    property int value: 0 // in force
    property string names: "pad.bonus"
    property bool tight: false // ten keys a row
    readonly property var usual: [4, 8, 10, 14, 18, 20, 24, 28, 30, 40]
    readonly property int columns: tight ? 10 : 5
    readonly property real keyWidth: (width - (columns - 1) * Theme.px(6)) / columns
    property int stepped: value !== 0 ? value : 2

    signal chosen(int value)

    spacing: Theme.px(8)

    Repeater {
        model: [1, -1]

        Grid {
            id: half

            required property int modelData

            columns: root.columns
            spacing: Theme.px(6)

            Repeater {
                model: root.usual

                PadKey {
                    required property int modelData

                    readonly property int number: half.modelData * modelData

                    chosen: root.value === number
                    height: Theme.touch(54)
                    objectName: root.names + "." + number
                    special: number < 0
                    text: Theme.change(number)
                    textSize: 24
                    width: root.keyWidth

                    onTapped: root.chosen(number)
                }
            }
        }
    }
    Row {
        spacing: Theme.px(10)

        Stepper {
            from: -200
            label: qsTr("Value of the melds")
            names: root.names
            to: 200
            value: root.stepped

            // Even numbers other than 0.
            onChanged: value => {
                const step = value > root.stepped ? 2 : -2;
                root.stepped += root.stepped + step === 0 ? 2 * step : step;
            }
        }
        TButton {
            height: Theme.touch(60)
            objectName: root.names + ".take"
            text: qsTr("Take %1").arg(Theme.change(root.stepped))

            onTapped: root.chosen(root.stepped)
        }
    }
}
