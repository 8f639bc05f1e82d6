import QtQuick
import Tafel.App
import Tafel.Ui

// Saves a chart: a button, below it the three formats, then the file and what can be done with it. Stands above what
// lies around it.
Item {
    id: root

    required property Session session
    required property var chart // its described() is what ChartSaver.save takes
    property string names: "chart" // objectNames: names + ".save", names + ".png" …
    property real room: Theme.px(420) // how far it may reach to the left
    property bool open: false
    property var answer: null // of ChartSaver.save

    function save(format: string) {
        root.open = false;
        root.answer = saver.save(root.chart.described(), format, folders.folder);
        button.forceActiveFocus();
    }

    implicitHeight: button.height
    implicitWidth: button.width
    z: 60

    // Escape is for what is open, however it was opened.
    onOpenChanged: if (open)
        button.forceActiveFocus()
    Keys.onEscapePressed: event => {
        event.accepted = root.open || root.answer !== null;
        root.open = false;
        root.answer = null;
    }

    ChartSaver {
        id: saver
    }
    SaveLocations {
        id: folders

        session: root.session
    }
    TButton {
        id: button

        height: Theme.touch(54)
        icon: "file"
        kind: root.open ? "sel" : "ghost"
        label: qsTr("Save the chart")
        objectName: root.names + ".save"
        width: Theme.touch(56)

        onTapped: {
            root.open = !root.open;
            root.answer = null;
        }
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
    Loader {
        active: root.answer !== null
        anchors.right: parent.right
        width: Math.min(root.room, Theme.px(640))
        y: button.height + Theme.px(6)

        sourceComponent: Rectangle {
            border.color: Theme.ink
            border.width: Theme.px(3)
            color: Theme.sheet
            implicitHeight: told.height + Theme.px(20)
            radius: Theme.panelRadius

            MouseArea {
                anchors.fill: parent
            }
            Column {
                id: told

                anchors.centerIn: parent
                spacing: Theme.px(8)
                width: parent.width - Theme.px(20)

                Banner {
                    bold: root.answer?.title ?? ""
                    kind: "no"
                    objectName: root.names + ".problem"
                    text: root.answer?.problem ?? ""
                    visible: text !== ""
                }
                SavedBanner {
                    file: root.answer?.saved ?? ""
                    names: root.names + ".saved"
                    places: folders
                    visible: file !== ""
                }
                TButton {
                    kind: "ghost"
                    objectName: root.names + ".close"
                    text: qsTr("Close")

                    onTapped: root.answer = null
                }
            }
        }
    }
}
