import QtQuick
import Tafel.App
import Tafel.Ui

// The desk of a game with hands of numbers.
DeskFrame {
    id: root

    desk: referee

    extra: HandPlayable {
        desk: referee
    }
    facts: HandFacts {
        desk: referee
    }
    picker: HandPicker {
        desk: referee
    }

    // Last: what shows it goes first.
    HandDesk {
        id: referee

        game: root.game
        objectName: "referee.desk"
        session: root.session
    }
}
