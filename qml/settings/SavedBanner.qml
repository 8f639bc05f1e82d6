import QtQuick
import Tafel.Ui

// A saved file, and its actions; without a file another result.
Stack {
    id: root

    required property SaveLocations places
    property string title: qsTr("Saved.")
    property string kind: "yes" // "no": not all of it
    property string file: ""
    property string text: file
    property bool opens: true // there may be a program for such files
    property string names: "saved" // objectName of the banner, and the beginning of those of the buttons
    property string problem: ""

    onFileChanged: problem = ""

    spacing: Theme.gap
    visible: file !== ""

    Banner {
        bold: root.title
        kind: root.kind === "yes" ? "yes" : "ask"
        objectName: root.names
        text: root.text
    }
    WrappedRow {
        spacing: Theme.gap
        visible: root.file !== ""

        TButton {
            kind: "ghost"
            objectName: root.names + ".open"
            text: qsTr("Open")
            visible: root.opens

            onTapped: root.problem = root.places.open(root.file)
        }
        TButton {
            kind: "ghost"
            objectName: root.names + ".folder"
            text: qsTr("Show folder")

            onTapped: root.problem = root.places.showFolder(root.file)
        }
    }
    Banner {
        bold: root.problem
        objectName: root.names + ".problem"
        visible: root.problem !== ""
    }
}
