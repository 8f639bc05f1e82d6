import QtQuick
import Tafel.Ui

// A name is asked for: typed on the keyboard of the app or a real one, or one of those known.
FocusScope {
    id: root

    required property string title
    required property string verb
    required property bool german
    required property var take // function(name): why it cannot be; empty: it is taken
    property var meant: null // function(name): whether it is somebody known (SamePersonDialog); null: it is no name of a person
    property string label: ""
    property string text: ""
    property string names: "name" // objectNames: names, names + ".add", names + ".done", names + ".known." + name
    property var known: []
    property var here: [] // who is there already
    property bool many: false // one after the other
    property bool keys: true
    property bool leaving: false // once the name that is written is taken
    property string problem: ""

    signal closed

    function accept(name: string) {
        problem = take.call(null, name);
        if (problem !== "")
            return;
        entry.text = "";
        if (leaving)
            root.closed();
    }
    // What is written may mean somebody known.
    function acceptWritten(leave: bool) {
        leaving = leave;
        if (meant === null || !same.ask(meant.call(null, entry.text), entry.text))
            accept(entry.text);
    }
    function acceptKnown(name: string) {
        leaving = false;
        accept(name);
    }
    // Return: what is typed is taken; of several the next one may be written.
    function next() {
        if (!root.many)
            root.done();
        else if (entry.text.trim() !== "")
            acceptWritten(false);
    }
    // Done: what is typed is taken; then all are there.
    function done() {
        if (root.many && entry.text.trim() === "")
            root.closed();
        else
            acceptWritten(true);
    }

    Accessible.name: title
    Accessible.role: Accessible.Dialog
    anchors.fill: parent
    focus: true

    Component.onCompleted: {
        entry.text = root.text;
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
        title: root.title
        width: parent.width

        onBack: root.closed()
    }
    Scroller {
        id: flick

        anchors.bottom: keyboard.visible ? keyboard.top : foot.top
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

            Row {
                id: line

                spacing: Theme.px(12)
                width: parent.width

                TextEntry {
                    id: entry

                    anchors.bottom: parent.bottom
                    label: root.label
                    maximumLength: 40
                    objectName: root.names
                    width: line.width - (add.visible ? add.width + line.spacing : 0)

                    onAccepted: root.next()
                    onEdited: root.problem = ""
                    onKeyboardWanted: root.keys = true
                    onRealKey: root.keys = false
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

                    onExplain: root.problem = whyNot
                    onTapped: root.acceptWritten(false)
                }
            }
            TText {
                color: Theme.no
                objectName: root.names + ".problem"
                text: root.problem
                visible: text !== ""
                weight: Font.Bold
                width: parent.width
                wrapMode: Text.Wrap
            }
            MarkedText {
                objectName: root.names + ".here"
                parts: Theme.boldThen(root.here.length === 1 ? qsTr("1 person is here:") : qsTr("%1 people are here:").arg(root.here.length),
                    root.here.join(", "))
                visible: root.here.length > 0
                width: parent.width
                wrapMode: Text.Wrap
            }
            TText {
                color: Theme.mute
                size: 18
                text: qsTr("Known people")
                visible: root.known.length > 0
                weight: Font.Bold
            }
            Flow {
                spacing: Theme.px(10)
                width: parent.width

                Repeater {
                    model: root.known.filter(name => name.toLowerCase().startsWith(entry.text.trim().toLowerCase()))

                    TButton {
                        required property string modelData

                        icon: "person"
                        objectName: root.names + ".known." + modelData
                        text: modelData
                        width: Math.min(implicitWidth, words.width)

                        onTapped: root.acceptKnown(modelData)
                    }
                }
            }
        }
    }
    ScrollLine {
        of: flick
    }
    NameKeyboard {
        id: keyboard

        anchors.bottom: parent.bottom
        doneName: root.names + ".done"
        enabled: !same.open
        doneText: root.many ? qsTr("Done") : root.verb
        german: root.german
        line: entry
        returns: root.many
        visible: root.keys
        width: parent.width

        onDone: root.done()
        onReturned: root.next()
    }
    TButton {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.touch(84) + Theme.px(36) // above what draws the round: a second tap there draws nothing
        enabled: !same.open
        height: Theme.touch(84)
        kind: "act"
        objectName: root.keys ? "" : root.names + ".done"
        text: root.many ? qsTr("Done") : root.verb
        visible: !root.keys
        width: parent.width - Theme.px(24)
        x: Theme.px(12)

        onTapped: root.done()
    }
    SamePersonDialog {
        id: same

        onAnswered: name => root.accept(name)
        onOpenChanged: if (!open)
            entry.takeFocus()
        onRefused: why => root.problem = why
    }
}
