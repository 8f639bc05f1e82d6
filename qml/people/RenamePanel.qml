import QtQuick
import Tafel.Ui

// Renames a person; the effect is shown below the name.
NameEntryPanel {
    id: root

    required property PeopleList people
    readonly property bool asIs: typed.trim() === people.person
    readonly property var effect: asIs || typed.trim() === "" ? ({problem: "", merges: false, text: "", meant: {name: ""}})
        : people.preview(typed)

    below: [
        Paragraph {
            text: root.effect.text
            weight: root.effect.merges ? Font.Bold : Font.Medium
        },
        Remark {
            text: qsTr("Old matches also show the new name. The log keeps the original spelling, and you can undo this.")
        }
    ]
    footMargin: Theme.px(12)
    label: qsTr("Name")
    meant: () => effect.meant
    mistake: problem !== "" ? problem : effect.problem
    names: "people.newName"
    take: name => asIs ? "" : people.rename(name)
    text: people.person
    title: qsTr("How is %1 spelt?").arg(people.person)
    verb: qsTr("Done")
}
