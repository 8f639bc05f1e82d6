import QtQuick
import Tafel.App
import Tafel.Ui

// The desk of a game with powers.
DeskFrame {
    id: root

    desk: referee

    facts: DeskFacts {
        desk: referee
    }
    picker: DeskPicker {
        desk: referee
    }

    // Last: what shows it goes first.
    EidexDesk {
        id: referee

        game: root.game
        objectName: "referee.desk"
        session: root.session
    }
}
