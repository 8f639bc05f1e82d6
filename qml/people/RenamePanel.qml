import QtQuick
import Tafel.Ui

// Renames a person, with the keyboard of the app or a real one; the effect is shown below.
Page {
    id: root

    required property PeopleList people
    readonly property bool asIs: entry.text.trim() === people.person
    readonly property var effect: asIs || entry.text.trim() === "" ? ({problem: "", merges: false, text: "", meant: {name: ""}})
        : people.preview(entry.text)
    property string problem: ""

    function take() {
        if (asIs) {
            root.closed();
            return;
        }
        if (!same.ask(effect.meant, entry.text))
            rename(entry.text);
    }
    function rename(name: string) {
        problem = people.rename(name);
        if (problem === "")
            root.closed();
    }

    covered: same.open
    title: qsTr("How is %1 written?").arg(people.person)

    Component.onCompleted: {
        entry.text = people.person;
        entry.takeFocus();
    }

    ScrollColumn {
        anchors.bottom: keyboard.visible ? keyboard.top : take.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        below: Theme.px(12)
        column.width: width - Theme.px(24)
        column.x: Theme.px(12)
        spacing: Theme.px(16)

        TextEntry {
            id: entry

            label: qsTr("Name")
            maximumLength: 40
            objectName: "people.newName"
            problem: root.problem !== "" ? root.problem : root.effect.problem

            onAccepted: root.take()
            onEdited: root.problem = ""
        }
        Paragraph {
            objectName: "people.effect"
            text: root.effect.text
            weight: root.effect.merges ? Font.Bold : Font.Medium
        }
        Remark {
            text: qsTr("Old matches also show the new name. The log keeps the original spelling, and you can undo this.")
        }
    }
    NameKeyboard {
        id: keyboard

        anchors.bottom: parent.bottom
        doneName: "people.take"
        line: entry
        names: "people.key"
        visible: entry.keys

        onDone: root.take()
    }
    TButton {
        id: take

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        height: Theme.touch(84)
        kind: "act"
        objectName: entry.keys ? "" : "people.take"
        text: qsTr("Done")
        visible: !entry.keys
        width: parent.width - Theme.px(24)
        x: Theme.px(12)

        onTapped: root.take()
    }
    SamePersonDialog {
        id: same

        parent: root

        onAnswered: name => root.rename(name)
        onOpenChanged: if (!open)
            entry.takeFocus()
        onRefused: why => root.problem = why
    }
}
