import QtQuick
import Tafel.Ui

// Saves a chart: a button, the menu with the three formats below it, then the saved file with its actions.
// The menu is stacked above its surroundings.
Item {
    id: root

    required property var chart // ChartSaver.save takes the result of its described()
    property string names: "chart" // prefix of the objectNames: names + ".save", names + ".png" …
    property real room: Theme.px(420) // available width to the left of the button
    property bool open: false
    property var answer: null // result of ChartSaver.save

    function save(format: string) {
        open = false;
        const described = chart.described();
        answer = ChartSaver.save(described, format, folders.folder, format === "csv" ? "" : chart.pictures.of(described, format));
        button.forceActiveFocus();
    }

    implicitHeight: button.height
    implicitWidth: button.width
    z: 60

    // Escape closes the open part, however it was opened.
    onOpenChanged: if (open)
        button.forceActiveFocus()
    Keys.onEscapePressed: event => {
        event.accepted = root.open || root.answer !== null;
        root.open = false;
        root.answer = null;
    }

    SaveLocations {
        id: folders

        session: Screens.of(root)?.session ?? null
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
    PanelFrame {
        anchors.right: parent.right
        height: formats.height + Theme.px(20)
        visible: root.open
        width: formats.width + Theme.px(20)
        y: button.height + Theme.px(6)

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

        sourceComponent: PanelFrame {
            implicitHeight: told.height + Theme.px(20)

            Column {
                id: told

                anchors.centerIn: parent
                spacing: Theme.px(8)
                width: parent.width - Theme.px(20)

                SavedBanner {
                    saved: root.answer
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
