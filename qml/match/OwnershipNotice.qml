import QtQuick
import Tafel.App
import Tafel.Ui

// That another tablet writes a match that is under way, and how to take it over.
Column {
    id: root

    required property MatchOwnership hand

    signal taken

    spacing: Theme.px(10)

    Banner {
        bold: root.hand.text
        icon: "eye"
        objectName: "match.hand"
        text: qsTr("Here it can be read.")
    }
    TakeOwnershipDialog {
        width: parent.width

        onTaken: root.taken()
    }
}
