import QtQuick
import Tafel.Ui

// One of some, side by side and wrapped: [{id, text}]. With many the first ones, and a button for the rest.
WrappedRow {
    id: root

    required property var options
    property string current: ""
    property string names: "choice" // objectNames: names + "." + id
    property int first: 16
    property bool all: false

    signal chosen(string id)

    spacing: Theme.px(8)

    Repeater {
        model: root.all ? root.options : root.options.filter((each, index) => index < root.first || each.id === root.current)

        ChoiceButton {
            required property var modelData

            checked: modelData.id === root.current
            lines: 1
            objectName: root.names + "." + (modelData.id || "all")
            role: Accessible.RadioButton
            text: modelData.text
            width: Math.min(implicitWidth, root.width)

            onTapped: root.chosen(modelData.id)
        }
    }
    TButton {
        icon: "down"
        kind: "ghost"
        objectName: root.names + ".more"
        text: qsTr("%1 more").arg(root.options.length - root.first)
        visible: !root.all && root.options.length > root.first

        onTapped: root.all = true
    }
}
