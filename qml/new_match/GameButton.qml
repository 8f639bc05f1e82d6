import QtQuick
import Tafel.Ui

// A game: its picture, its name, one line about it.
TButton {
    id: root

    required property var game // {id, name, line, picture}

    leftAligned: true
    lines: 1
    padding: Theme.px(14)
    subLines: 6
    subText: game.line || ""
    text: game.name || ""
    textSize: 22

    leading: GamePicture {
        picture: root.game.picture || "chip"
    }
}
