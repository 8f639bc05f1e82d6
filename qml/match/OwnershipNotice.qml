import QtQuick
import Tafel.Ui

// Another tablet owns a match in progress; how to take ownership.
Column {
    id: root

    required property MatchOwnership ownership

    signal taken

    spacing: Theme.px(10)

    Banner {
        bold: root.ownership.text
        icon: "eye"
        objectName: "match.ownership"
        text: qsTr("Here it can be read.")
    }
    TakeOwnershipDialog {
        width: parent.width

        onTaken: root.taken()
    }
}
