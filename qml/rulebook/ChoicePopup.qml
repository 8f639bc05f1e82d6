import QtQuick
import Tafel.Ui

// One of a list: a game, an edition.
Popup {
    id: root

    property var choices: [] // {id, text, subText, aside}
    property string current: ""
    property string names: "rulebook.choice"

    signal chosen(string id)

    panelWidth: Theme.px(620)
    spacing: 0

    Repeater {
        model: root.choices

        ListRow {
            required property listChoice modelData
            required property int index

            chevron: false
            chosen: modelData.id === root.current
            objectName: root.names + "." + modelData.id
            separator: index < root.choices.length - 1
            subtitle: modelData.subText || ""
            title: modelData.text
            trailing: modelData.aside ?? ""

            onTapped: root.chosen(modelData.id)
        }
    }
}
