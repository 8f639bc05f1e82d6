import QtQuick
import Tafel.Ui

// The shortcuts of a real keyboard: those of the screen, then the global ones.
Popup {
    id: root

    property var own: [] // [{keys, does}]: of the screen
    readonly property var everywhere: [{keys: qsTr("Tab"), does: qsTr("next item; with Shift, the previous one")},
        {keys: qsTr("Arrows"), does: qsTr("within a list, the cards or a chart")}, {keys: qsTr("Enter, Space"), does: qsTr("choose the item with the ring")},
        {keys: qsTr("Esc"), does: qsTr("close what was opened last, or go back")}, {keys: "?", does: qsTr("these keys")}]

    title: qsTr("Keyboard shortcuts")

    Repeater {
        model: root.own.concat(root.everywhere)

        Strip {
            id: line

            required property var modelData
            required property int index

            Accessible.name: modelData.keys + ": " + modelData.does
            Accessible.role: Accessible.StaticText
            height: Math.max(keys.height, words.height)
            objectName: "keys." + index

            FitText {
                id: keys

                room: line.width * 0.32
                text: line.modelData.keys
                weight: Font.Black
                wrapMode: Text.Wrap
            }
            Paragraph {
                id: words

                text: line.modelData.does
                width: line.width - x
                x: line.width * 0.35
            }
        }
    }
}
