import QtQuick
import Tafel.Ui

// Nothing is left of what was asked for, and the way back to everything.
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
