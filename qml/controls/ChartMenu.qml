import QtQuick
import Tafel.App
import Tafel.Ui

// Saves a chart: a button, below it the three formats, and where the file is. Stands above what lies around it.
Item {
    id: root

    required property var chart // its described() is what ChartSaver.save takes
    property string names: "chart" // objectNames: names + ".save", names + ".png" …
    property real room: Theme.px(420) // how far it may reach to the left
    property bool open: false
    property var problem: null // {title, problem}

    function save(format: string) {
        root.open = false;
        root.tell(saver.save(root.chart.described(), format));
        button.forceActiveFocus();
    }
    function tell(answer: var) {
        root.problem = answer.saved ? null : answer;
        if (answer.saved)
            toast.show(qsTr("Saved"), answer.saved);
    }

    implicitHeight: button.height
    implicitWidth: button.width
    z: 60

    // Escape is for what is open, however it was opened.
    onOpenChanged: if (open)
        button.forceActiveFocus()
    Keys.onEscapePressed: event => {
        event.accepted = root.open || root.problem !== null;
        root.open = false;
        root.problem = null;
    }

    ChartSaver {
        id: saver
    }
    TButton {
        id: button

        height: Theme.px(54)
        icon: "file"
        kind: root.open ? "sel" : "ghost"
        label: qsTr("Save the chart")
        objectName: root.names + ".save"
        width: Theme.px(56)

        onTapped: root.open = !root.open
    }
    Rectangle {
        anchors.right: parent.right
        border.color: Theme.ink
        border.width: Theme.px(3)
        color: Theme.sheet
        height: formats.height + Theme.px(20)
        radius: Theme.panelRadius
        visible: root.open
        width: formats.width + Theme.px(20)
        y: button.height + Theme.px(6)

        MouseArea {
            anchors.fill: parent
        }
        Column {
            id: formats

            anchors.centerIn: parent
            spacing: Theme.px(8)

            Repeater {
                model: [{format: "png", text: qsTr("Picture (PNG)")}, {format: "svg", text: qsTr("Drawing (SVG)")},
                    {format: "csv", text: qsTr("Numbers (CSV)")}]

                TButton {
                    required property var modelData

                    leftAligned: true
                    objectName: root.names + "." + modelData.format
                    text: modelData.text
                    width: Math.min(root.room, Theme.px(230) * Theme.textScale)

                    onTapped: root.save(modelData.format)
                }
            }
        }
    }
    Toast {
        id: toast

        anchors.right: parent.right
        objectName: root.names + ".saved"
        undoable: false
        width: Math.min(root.room, Theme.px(560))
        y: button.height + Theme.px(6)
    }
    Loader {
        active: root.problem !== null
        anchors.right: parent.right
        width: Math.min(root.room, Theme.px(640))
        y: button.height + Theme.px(6)

        sourceComponent: Banner {
            bold: root.problem.title
            kind: "no"
            objectName: root.names + ".problem"
            text: root.problem.problem
            width: Math.min(root.room, Theme.px(640))

            TButton {
                icon: "cross"
                kind: "ghost"
                label: qsTr("Close")

                onTapped: root.problem = null
            }
        }
    }
}
