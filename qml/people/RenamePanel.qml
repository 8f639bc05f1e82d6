import QtQuick
import Tafel.App
import Tafel.Ui

// Another name for somebody, typed on the keyboard of the app or a real one; what would come of it stands below.
FocusScope {
    id: root

    required property PeopleList people
    required property bool german
    property bool keys: true
    readonly property bool asIs: entry.text.trim() === people.person
    readonly property var effect: asIs || entry.text.trim() === "" ? ({problem: "", merges: false, text: ""})
        : people.preview(entry.text)
    property string problem: ""

    signal closed

    function take() {
        if (asIs) {
            root.closed();
            return;
        }
        if (!same.ask(effect.meant || {}, entry.text))
            rename(entry.text);
    }
    function rename(name: string) {
        problem = people.rename(name);
        if (problem === "")
            root.closed();
    }

    Accessible.name: top.title
    Accessible.role: Accessible.Dialog
    anchors.fill: parent
    focus: true

    Component.onCompleted: {
        entry.text = people.person;
        entry.takeFocus();
    }
    Keys.onEscapePressed: root.closed()

    Rectangle {
        anchors.fill: parent
        color: Theme.paper

        MouseArea {
            anchors.fill: parent
        }
    }
    TopBar {
        id: top

        enabled: !same.open
        title: qsTr("How is %1 written?").arg(root.people.person)
        width: parent.width

        onBack: root.closed()
    }
    Scroller {
        id: flick

        anchors.bottom: keyboard.visible ? keyboard.top : take.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: top.bottom
        contentHeight: words.height + Theme.px(12)
        enabled: !same.open

        Column {
            id: words

            spacing: Theme.px(16)
            width: parent.width - Theme.px(24)
            x: Theme.px(12)

            TextEntry {
                id: entry

                label: qsTr("Name")
                maximumLength: 40
                objectName: "people.newName"
                problem: root.problem !== "" ? root.problem : root.effect.problem
                width: parent.width

                onAccepted: root.take()
                onEdited: root.problem = ""
                onKeyboardWanted: root.keys = true
                onRealKey: root.keys = false
            }
            TText {
                objectName: "people.effect"
                text: root.effect.text
                visible: text !== ""
                weight: root.effect.merges ? Font.Bold : Font.Medium
                width: parent.width
                wrapMode: Text.Wrap
            }
            TText {
                color: Theme.mute
                size: 18
                text: qsTr("Old matches also show the new name. The log keeps the original spelling, and you can undo this.")
                width: parent.width
                wrapMode: Text.Wrap
            }
        }
    }
    ScrollLine {
        of: flick
    }
    NameKeyboard {
        id: keyboard

        anchors.bottom: parent.bottom
        doneName: "people.take"
        enabled: !same.open
        german: root.german
        line: entry
        names: "people.key"
        visible: root.keys
        width: parent.width

        onDone: root.take()
    }
    TButton {
        id: take

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        enabled: !same.open
        height: Theme.touch(84)
        kind: "act"
        objectName: root.keys ? "" : "people.take"
        text: qsTr("Done")
        visible: !root.keys
        width: parent.width - Theme.px(24)
        x: Theme.px(12)

        onTapped: root.take()
    }
    SamePersonDialog {
        id: same

        onAnswered: name => root.rename(name)
        onOpenChanged: if (!open)
            entry.takeFocus()
        onRefused: why => root.problem = why
    }
}
