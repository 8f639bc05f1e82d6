import QtQuick
import Tafel.Ui

// Erases a person: what is removed, what remains, and that it is permanent; then the result.
FocusScope {
    id: root

    required property PeopleList people
    readonly property string name: people.person
    property var done: null // {problem, title, text, copies}
    property string removed: "" // the result of deleting the copies

    signal closed

    anchors.fill: parent
    focus: true

    TDialog {
        grave: true
        open: root.done === null
        title: qsTr("Erase %1?").arg(root.name)
        verbText: qsTr("Erase the name")

        onConfirmed: root.done = root.people.erase()
        onClosed: root.closed()

        Paragraph {
            objectName: "people.forgetText"
            text: qsTr("The name is removed permanently from all matches, disputes, notes and tournaments. This cannot be undone.")
            weight: Font.Bold
        }
        Paragraph {
            text: qsTr("The matches stay, with their results, under a name like “Person 48213”. An old file imported again does not bring the name back.")
        }
        Remark {
            text: qsTr("Backups and exported files keep the name.")
        }
    }
    TDialog {
        leaveText: ""
        open: root.done !== null
        title: root.done === null ? "" : root.done.problem === "" ? root.done.title : qsTr("It did not work.")
        verbText: qsTr("Done")

        onConfirmed: root.closed()
        onClosed: root.closed()

        Paragraph {
            objectName: "people.forgotten"
            text: root.removed !== "" ? root.removed : root.done === null ? "" : root.done.problem === "" ? root.done.text : root.done.problem
        }
        TButton {
            icon: "cross"
            objectName: "people.removeCopies"
            text: qsTr("Delete these copies")
            visible: root.removed === "" && root.done !== null && root.done.copies.length > 0

            onTapped: root.removed = root.people.removeCopies(root.done.copies)
        }
    }
}
