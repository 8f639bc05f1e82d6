import QtQuick
import Tafel.App
import Tafel.Ui

// The desk of a game of contracts.
DeskFrame {
    id: root

    desk: referee
    french: true

    facts: ContractFacts {
        desk: referee
    }
    picker: ContractPicker {
        desk: referee

        onOpenClause: clause => root.openClause(clause)
    }

    // Last: what shows it goes first.
    ContractDesk {
        id: referee

        game: root.game
        objectName: "referee.desk"
        session: root.session
    }
}
