import QtQuick
import Tafel.Ui

// The filter has no results; a button resets it.
NothingFound {
    id: root

    signal showAll

    names: "history"

    TButton {
        anchors.horizontalCenter: parent.horizontalCenter
        objectName: "history.showAll"
        text: qsTr("Show all")

        onTapped: root.showAll()
    }
}
