import QtQuick
import Tafel.Ui

// No clause has these words; suggestions.
Column {
    id: root

    property string text: "" // searched for
    property bool canWiden: false // other games may have it

    signal widened
    signal cleared

    spacing: Theme.px(16)

    Paragraph {
        horizontalAlignment: Text.AlignHCenter
        objectName: "rulebook.nothingFound"
        size: 24
        text: qsTr("Nothing found")
        weight: Font.Black
    }
    Paragraph {
        color: Theme.mute
        horizontalAlignment: Text.AlignHCenter
        text: (/\s/.test(root.text.trim()) ? qsTr("No clause has all of “%1”. One word is often enough.") : qsTr("No clause has “%1”."))
            .arg(root.text)
    }
    TButton {
        anchors.horizontalCenter: parent.horizontalCenter
        objectName: "rulebook.widen"
        text: qsTr("Search all games")
        visible: root.canWiden

        onTapped: root.widened()
    }
    TButton {
        anchors.horizontalCenter: parent.horizontalCenter
        objectName: "rulebook.clear"
        text: qsTr("Clear the search")

        onTapped: root.cleared()
    }
}
