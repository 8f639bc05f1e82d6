import QtQuick
import Tafel.Ui

// One match of the history on a screen of its own.
TitledScreen {
    id: root

    required property string matchId

    title: shown.header.title

    MatchView {
        id: shown

        matchId: root.matchId
        session: root.session
    }
    MatchPane {
        anchors.fill: parent
        view: shown
    }
}
