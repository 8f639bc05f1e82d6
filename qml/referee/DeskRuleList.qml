import QtQuick
import Tafel.App
import Tafel.Ui

// Interpretations that are a house rule: the table decides them for the rest of the match, with one tap.
Column {
    id: root

    required property Desk desk

    spacing: Theme.px(14)

    TText {
        color: Theme.mute
        text: root.desk.houseRules.length > 0
            ? qsTr("For the rest of this match, from deal %1 on").arg(root.desk.houseRules[0].from) : ""
        weight: Font.Bold
        width: parent.width
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.desk.houseRules

        DeskChoice {
            required property var modelData

            current: modelData.current
            names: "referee.rule." + modelData.name
            texts: modelData.values
            title: modelData.label
            width: root.width

            onChosen: index => {
                if (index !== modelData.current)
                    root.desk.overrule(modelData.name, index);
            }
        }
    }
}
