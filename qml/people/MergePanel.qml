import QtQuick
import Tafel.Ui

// Two spellings of one person: choose the other one, then confirm the effect.
Popup {
    id: root

    required property PeopleList people
    readonly property string name: people.person
    readonly property var everybody: people.everybody
    property string other: ""
    property renamingPreview effect
    property string problem: ""

    covered: other !== ""
    panelHeight: height
    title: qsTr("Which person is the same as %1?").arg(name)

    Remark {
        text: qsTr("Choose the name that stays. It can be undone.")
    }
    Repeater {
        model: root.everybody.filter(each => each.name !== root.name)

        ListRow {
            required property personRow modelData

            objectName: "people.other." + modelData.name
            subtitle: modelData.matches
            title: modelData.name
            trailing: modelData.last

            onTapped: {
                root.other = modelData.name;
                root.problem = "";
                root.effect = root.people.preview(modelData.name);
            }
        }
    }
    Paragraph {
        text: qsTr("There is nobody else.")
        visible: root.everybody.length < 2
    }
    TDialog {
        open: root.covered
        parent: root
        title: Theme.filled(qsTr("Are %1 and %2 one person?"), root.name, root.other)
        verbText: root.effect.problem === "" ? qsTr("Merge") : ""

        onConfirmed: {
            root.problem = root.people.rename(root.other);
            if (root.problem === "")
                root.closed();
        }
        onClosed: root.other = ""

        Paragraph {
            color: root.effect.problem !== "" || root.problem !== "" ? Theme.no : Theme.ink
            objectName: "people.mergeEffect"
            text: root.problem !== "" ? root.problem : root.effect.problem !== "" ? root.effect.problem : root.effect.text
        }
        Remark {
            text: qsTr("All matches show %1. The original spelling stays in the log.").arg(root.other)
            visible: root.effect.problem === ""
        }
    }
}
