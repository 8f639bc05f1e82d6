import QtQuick
import Tafel.Ui

// Above the desk: chooses the game for the referee.
Popup {
    id: root

    required property var all // of DeskGame

    signal chosen(string id)

    closeName: "referee.games.close"
    panelWidth: Theme.px(860)
    spacing: 0
    title: qsTr("Which game?")

    Repeater {
        model: root.all

        ListRow {
            required property var modelData
            required property int index

            chevron: false
            chosen: modelData.chosen
            objectName: "referee.game." + modelData.id
            separator: index < root.all.length - 1
            subtitle: modelData.line
            title: modelData.name
            trailing: modelData.onTable ? qsTr("your match") : ""

            onTapped: root.chosen(modelData.id)
        }
    }
}
