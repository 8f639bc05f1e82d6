import QtQuick
import Tafel.App
import Tafel.Ui

// Another person sits down: one of those known, or a new name, typed on the keyboard of the app or a real one.
FocusScope {
    id: root

    required property NewMatch setup
    required property bool german
    property bool keys: true
    property bool leaving: false // once the name that is written is taken
    property string problem: ""
    readonly property var known: setup.suggestions

    signal closed

    function take(name: string) {
        problem = setup.addPlayer(name);
        if (problem === "") {
            entry.text = "";
            if (leaving)
                root.closed();
        }
    }
    // What is written may mean somebody known.
    function takeWritten(leave: bool) {
        leaving = leave;
        if (!same.ask(setup.meant(entry.text), entry.text))
            take(entry.text);
    }
    // Return: the name sits down, and the next one may be written.
    function next() {
        if (entry.text.trim() !== "")
            takeWritten(false);
    }
    // The names are listed anew then, so that a button cannot do this itself.
    function takeKnown(name: string) {
        leaving = false;
        take(name);
    }
    // Done: what is typed sits down; then all are there.
    function done() {
        if (entry.text.trim() === "")
            root.closed();
        else
            takeWritten(true);
    }

    Accessible.name: qsTr("Who plays?")
    Accessible.role: Accessible.Dialog
    anchors.fill: parent
    focus: true
    z: 90

    Component.onCompleted: entry.takeFocus()
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
        title: qsTr("Who plays?")
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

            Flow {
                spacing: Theme.px(10)
                width: parent.width

                Repeater {
                    model: root.setup.seats

                    Row {
                        id: sitting

                        required property var modelData
                        required property int index

                        height: Theme.px(46)
                        rightPadding: Theme.px(14)
                        spacing: Theme.px(8)

                        PlayerBadge {
                            anchors.verticalCenter: parent.verticalCenter
                            initial: sitting.modelData.name.charAt(0)
                            seat: sitting.modelData.mark
                            size: Theme.px(38)
                        }
                        NameText {
                            anchors.verticalCenter: parent.verticalCenter
                            room: words.width - Theme.px(80)
                            size: 22
                            text: sitting.modelData.name
                            weight: Font.Bold
                        }
                    }
                }
            }
            Row {
                id: line

                spacing: Theme.px(12)
                width: parent.width

                TextEntry {
                    id: entry

                    anchors.bottom: parent.bottom
                    label: qsTr("Name")
                    maximumLength: 40
                    objectName: "newMatch.name"
                    width: line.width - sit.width - line.spacing

                    onAccepted: root.next()
                    onEdited: root.problem = ""
                    onKeyboardWanted: root.keys = true
                    onRealKey: root.keys = false
                }
                TButton {
                    id: sit

                    anchors.bottom: parent.bottom
                    icon: Theme.large ? "" : "plus"
                    kind: "act"
                    objectName: "newMatch.nameAdd"
                    text: qsTr("Sit down")
                    whyNot: entry.text.trim() !== "" ? "" : qsTr("A name is missing.")

                    onExplain: root.problem = whyNot
                    onTapped: root.takeWritten(false)
                }
            }
            TText {
                color: Theme.no
                objectName: "newMatch.problem"
                text: root.problem
                visible: text !== ""
                weight: Font.Bold
                width: parent.width
                wrapMode: Text.Wrap
            }
            TText {
                color: Theme.mute
                size: 18
                text: qsTr("Known people")
                visible: root.setup.suggestions.length > 0
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
                        objectName: "newMatch.suggestion." + modelData
                        text: modelData
                        width: Math.min(implicitWidth, words.width)

                        onTapped: root.takeKnown(modelData)
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
        doneName: "newMatch.nameDone"
        enabled: !same.open
        german: root.german
        line: entry
        returns: true
        visible: root.keys
        width: parent.width

        onDone: root.done()
        onReturned: root.next()
    }
    TButton {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.touch(84) + Theme.px(36) // above what begins the match: a second tap there begins nothing
        enabled: !same.open
        height: Theme.touch(84)
        kind: "act"
        objectName: root.keys ? "" : "newMatch.nameDone"
        text: qsTr("Done")
        visible: !root.keys
        width: parent.width - Theme.px(24)
        x: Theme.px(12)

        onTapped: root.done()
    }
    SamePersonDialog {
        id: same

        onAnswered: name => root.take(name)
        onOpenChanged: if (!open)
            entry.takeFocus()
        onRefused: why => root.problem = why
    }
}
