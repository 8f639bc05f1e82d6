import QtQuick
import Tafel.Ui

// A question with a few answers below it, as wide as their words.
Column {
    id: root

    property string title: ""
    property var texts: []
    property int current: -1
    property string names: ""

    signal chosen(int index)

    spacing: Theme.px(6)

    TText {
        text: root.title
        weight: Font.Bold
        width: parent.width
        wrapMode: Text.Wrap
    }
    Flow {
        spacing: Theme.px(8)
        width: parent.width

        Repeater {
            model: root.texts

            TButton {
                required property string modelData
                required property int index

                checkable: true
                checked: index === root.current
                height: Math.max(Theme.px(60), implicitHeight)
                icon: checked ? "check" : ""
                kind: checked ? "sel" : "plain"
                objectName: root.names + "." + index
                role: Accessible.RadioButton
                text: modelData
                width: Math.min(Math.max(Theme.px(120), implicitWidth), root.width)

                onTapped: root.chosen(index)
            }
        }
    }
}
