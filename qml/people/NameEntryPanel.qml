import QtQuick
import Tafel.Ui

// Asks for a name: typed on the keyboard of the app or a real one, or chosen from the known ones.
Page {
    id: root

    required property string verb
    required property var take // function(name): returns the error; empty if the name was accepted
    property var meant: null // function(name): finds a similar known person (SamePersonDialog); null if it is not the name of a person
    property string label: ""
    property string text: ""
    property string names: "name" // objectNames: names, names + ".add", names + ".done", names + ".known." + name
    property var known: []
    property var here: [] // who is there already
    default property alias above: more.data // of the line
    property alias below: further.data
    readonly property alias typed: entry.text
    property string mistake: "" // at the line; without one the problem is below it
    // Above the button that draws the round: a second tap there must not draw.
    property real footMargin: Theme.touch(84) + Theme.px(36)
    property bool many: false // one after the other
    property bool leaving: false // closes once the typed name is accepted
    property string problem: ""

    function accept(name: string) {
        problem = take.call(null, name);
        if (problem !== "")
            return;
        entry.text = "";
        if (leaving)
            root.closed();
    }
    // The typed name may mean a known person.
    function acceptWritten(leave: bool) {
        leaving = leave;
        if (meant === null || !same.ask(meant.call(null, entry.text), entry.text))
            accept(entry.text);
    }
    // Return: accepts the typed name; with several names the next one follows.
    function next() {
        if (!root.many)
            root.done();
        else if (entry.text.trim() !== "")
            acceptWritten(false);
    }
    // Done: accepts the typed name and closes.
    function done() {
        if (root.many && entry.text.trim() === "")
            root.closed();
        else
            acceptWritten(true);
    }

    covered: same.open

    Component.onCompleted: {
        entry.text = root.text;
        entry.takeFocus();
    }

    ScrollColumn {
        id: flick

        anchors.bottom: keyboard.visible ? keyboard.top : foot.top
        anchors.top: parent.top
        below: Theme.px(12)
        column.width: width - Theme.px(24)
        column.x: Theme.px(12)
        spacing: Theme.px(16)

        Stack {
            id: more
        }
        Row {
            id: line

            spacing: Theme.px(12)
            width: parent.width

            TextEntry {
                id: entry

                anchors.bottom: parent.bottom
                label: root.label
                maximumLength: TextLimits.name
                objectName: root.names
                problem: root.mistake
                width: line.width - (add.visible ? add.width + line.spacing : 0)

                onAccepted: root.next()
                onEdited: root.problem = ""
            }
            TButton {
                id: add

                anchors.bottom: parent.bottom
                icon: Theme.large ? "" : "plus"
                kind: "act"
                objectName: root.names + ".add"
                text: root.verb
                visible: root.many
                whyNot: entry.text.trim() !== "" ? "" : qsTr("A name is missing.")

                onTapped: root.acceptWritten(false)
            }
        }
        Strong {
            color: Theme.no
            objectName: root.names + ".problem"
            text: root.mistake === "" ? root.problem : ""
        }
        Stack {
            id: further

            spacing: Theme.px(16)
        }
        MarkedText {
            objectName: root.names + ".here"
            parts: Theme.boldThen(qsTr("%n people are here:", "", root.here.length),
                root.here.join(", "))
            visible: root.here.length > 0
        }
        Remark {
            text: qsTr("Known people")
            visible: root.known.length > 0
            weight: Font.Bold
        }
        WrappedRow {
            Repeater {
                model: root.known.filter(name => name.toLowerCase().startsWith(entry.text.trim().toLowerCase()))

                TButton {
                    required property string modelData

                    icon: "person"
                    objectName: root.names + ".known." + modelData
                    text: modelData
                    width: Math.min(implicitWidth, flick.column.width)

                    onTapped: {
                        root.leaving = false;
                        root.accept(modelData);
                    }
                }
            }
        }
    }
    NameKeyboard {
        id: keyboard

        anchors.bottom: parent.bottom
        doneName: root.names + ".done"
        doneText: root.many ? qsTr("Done") : root.verb
        line: entry
        returns: root.many
        visible: entry.keys

        onDone: root.done()
        onReturned: root.next()
    }
    TButton {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.footMargin
        anchors.horizontalCenter: parent.horizontalCenter
        height: Theme.touch(84)
        kind: "act"
        objectName: entry.keys ? "" : root.names + ".done"
        text: root.many ? qsTr("Done") : root.verb
        visible: !entry.keys
        width: parent.width - Theme.px(24)

        onTapped: root.done()
    }
    SamePersonDialog {
        id: same

        parent: root

        onAnswered: name => root.accept(name)
        onOpenChanged: if (!open)
            entry.takeFocus()
        onRefused: why => root.problem = why
    }
}
