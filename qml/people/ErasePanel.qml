import QtQuick
import Tafel.Ui

// Erases a person: what is removed, what remains, and that it is permanent; then the result.
TDialog {
    id: root

    required property PeopleList people
    property var done: null // {problem, title, text, copies}
    property string removed: "" // the result of deleting the copies

    grave: done === null
    leaveText: grave ? qsTr("Cancel") : ""
    title: grave ? qsTr("Erase %1?").arg(people.person) : done.problem === "" ? done.title : qsTr("It did not work.")
    verbText: grave ? qsTr("Erase the name") : qsTr("Done")

    onConfirmed: {
        if (grave)
            done = people.erase();
        else
            closed();
    }
    onDoneChanged: askAnew()

    Stack {
        spacing: Theme.px(9)
        visible: root.grave

        Strong {
            objectName: "people.forgetText"
            text: qsTr("The name is removed permanently from all matches, disputes, notes and tournaments. This cannot be undone.")
        }
        Paragraph {
            text: qsTr("The matches stay, with their results, under a name like “Person 48213”. An old file imported again does not bring the name back.")
        }
        Remark {
            text: qsTr("Backups and exported files keep the name.")
        }
    }
    Paragraph {
        objectName: "people.forgotten"
        text: root.removed || (root.done?.problem || root.done?.text) || ""
    }
    TButton {
        icon: "cross"
        objectName: "people.removeCopies"
        text: qsTr("Delete these copies")
        visible: root.removed === "" && root.done !== null && root.done.copies.length > 0

        onTapped: root.removed = root.people.removeCopies(root.done.copies)
    }
}
