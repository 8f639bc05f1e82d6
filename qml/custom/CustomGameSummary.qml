import QtQuick
import Tafel.Ui

// The whole game in words, and the effect of saving it.
Column {
    id: root

    required property CustomGameEditor editor

    spacing: Theme.px(12)

    Sheet {
        implicitHeight: words.height + 2 * padding
        visible: root.editor.words !== ""
        width: parent.width

        Stack {
            id: words

            spacing: Theme.px(6)

            TText {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                size: 22
                text: qsTr("The game in words")
                weight: Font.Black
                width: parent.width
            }
            Paragraph {
                objectName: "editor.words"
                text: root.editor.words
            }
        }
    }
    Banner {
        bold: root.editor.saving
        objectName: "editor.saving"
        text: qsTr("Fingerprint %1. Once it is saved, you can share it as a file or a picture: tap the pencil in the list of games.").arg(root.editor.fingerprint)
        visible: root.editor.saving !== ""
    }
}
