import QtQuick
import Tafel.Ui

// A search or a filter without results: the reason, and below it the buttons that find more.
Stack {
    id: root

    property string names: "" // prefix of the objectName
    property string text: ""

    anchors.verticalCenter: parent?.verticalCenter
    inset: Theme.px(20)
    spacing: Theme.px(16)

    Heading {
        horizontalAlignment: Text.AlignHCenter
        objectName: root.names + ".nothingFound"
        text: qsTr("Nothing found")
    }
    Paragraph {
        color: Theme.mute
        horizontalAlignment: Text.AlignHCenter
        text: root.text
    }
}
