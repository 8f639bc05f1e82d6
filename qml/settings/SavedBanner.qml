import QtQuick
import Tafel.Ui

// A saved file, and its actions; without a file another result.
Stack {
    id: root

    property string title: qsTr("Saved.")
    property string kind: "yes" // "no": not all of it
    property var saved: null // a SavedFile; else its file is given
    property string file: saved ? saved.file : ""
    readonly property bool failed: saved !== null && saved.title !== ""
    property string text: file
    property bool opens: true // there may be a program for such files
    property string names: "saved" // objectName of the banner, and the beginning of those of the buttons
    property string problem: ""

    onFileChanged: problem = ""

    spacing: Theme.gap
    visible: file !== "" || failed

    SaveLocations {
        id: places

        session: Screens.of(root)?.session ?? null
    }
    Banner {
        bold: root.title
        kind: root.kind === "yes" ? "yes" : "ask"
        objectName: root.names
        text: root.text
        visible: !root.failed
    }
    Banner {
        bold: root.failed ? root.saved.title : ""
        kind: "no"
        objectName: root.names + ".failed"
        text: root.failed ? root.saved.problem : ""
        visible: root.failed
    }
    WrappedRow {
        spacing: Theme.gap
        visible: root.file !== ""

        TButton {
            kind: "ghost"
            objectName: root.names + ".open"
            text: qsTr("Open")
            visible: root.opens

            onTapped: root.problem = places.open(root.file)
        }
        TButton {
            kind: "ghost"
            objectName: root.names + ".folder"
            text: qsTr("Show folder")

            onTapped: root.problem = places.showFolder(root.file)
        }
    }
    Banner {
        bold: root.problem
        objectName: root.names + ".problem"
        visible: root.problem !== ""
    }
}
