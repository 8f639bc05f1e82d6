import QtQuick
import Tafel.Ui

// A saved file, and its actions; or why it was not saved, or another result.
Stack {
    id: root

    property var saved: null // a SavedFile; else its parts are given
    property string title: saved?.title || qsTr("Saved.")
    property string kind: saved?.title ? "no" : "yes" // of the banner
    property string file: saved?.file ?? ""
    property string text: saved?.problem || file
    property bool opens: true // there may be a program for such files
    property string problem: ""

    onFileChanged: problem = ""

    spacing: Theme.gap
    visible: text !== ""

    SaveLocations {
        id: places

        session: Screens.of(root)?.session ?? null
    }
    Banner {
        bold: root.title
        kind: root.kind
        objectName: root.kind === "no" ? "saved.failed" : "saved"
        text: root.text
    }
    WrappedRow {
        spacing: Theme.gap
        visible: root.file !== ""

        TButton {
            kind: "ghost"
            objectName: "saved.open"
            text: qsTr("Open")
            visible: root.opens

            onTapped: root.problem = places.open(root.file)
        }
        TButton {
            kind: "ghost"
            objectName: "saved.folder"
            text: qsTr("Show folder")

            onTapped: root.problem = places.showFolder(root.file)
        }
    }
    Banner {
        bold: root.problem
        objectName: "saved.problem"
    }
}
