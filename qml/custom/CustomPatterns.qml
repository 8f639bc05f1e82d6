import QtQuick
import Tafel.Ui

// The start of a new game: a similar game, or nothing.
ScrollColumn {
    id: root

    required property CustomGameEditor editor

    spacing: Theme.px(12)

    Heading {
        text: qsTr("Which game is most like it?")
    }
    Paragraph {
        color: Theme.mute
        text: qsTr("It is copied, and you change what is different. Or begin with nothing.")
    }
    EqualColumns {
        columns: width > Theme.px(900) && !Theme.large ? 2 : 1
        spacing: Theme.px(10)

        TButton {
            height: Math.max(Theme.touch(74), implicitHeight)
            icon: "plus"
            leftAligned: true
            objectName: "pattern."
            subText: qsTr("One contract, points typed")
            text: qsTr("Blank game")
            textSize: 22

            onTapped: root.editor.begin("")
        }
        Repeater {
            model: root.editor.patterns

            GameButton {
                required property gameRow modelData

                game: modelData
                height: Math.max(Theme.touch(74), implicitHeight)
                objectName: "pattern." + modelData.id.replace("own:", "")

                onTapped: root.editor.begin(modelData.id)
            }
        }
    }
}
