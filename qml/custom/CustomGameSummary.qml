import QtQuick
import Tafel.Ui

// The whole game in words, and the effect of saving it.
Column {
    id: root

    required property CustomGameEditor editor

    spacing: Theme.px(12)

    SheetColumn {
        spacing: Theme.px(6)
        visible: root.editor.words !== ""

        Heading {
            size: 22
            text: qsTr("The game in words")
        }
        Paragraph {
            objectName: "editor.words"
            text: root.editor.words
        }
    }
    Banner {
        bold: root.editor.saving
        objectName: "editor.saving"
        text: qsTr("Fingerprint %1. Once it is saved, you can share it as a file or a picture: tap the pencil in the list of games.").arg(root.editor.fingerprint)
        visible: root.editor.saving !== ""
    }
}
