import QtQuick
import Tafel.Ui

// The filter has no results; a button resets it.
Column {
    id: root

    property string text: ""

    signal showAll

    spacing: Theme.px(16)

    Paragraph {
        horizontalAlignment: Text.AlignHCenter
        objectName: "history.nothingFound"
        size: 24
        text: qsTr("Nothing found")
        weight: Font.Black
    }
    Paragraph {
        color: Theme.mute
        horizontalAlignment: Text.AlignHCenter
        text: root.text
    }
    TButton {
        anchors.horizontalCenter: parent.horizontalCenter
        objectName: "history.showAll"
        text: qsTr("Show all")

        onTapped: root.showAll()
    }
}
