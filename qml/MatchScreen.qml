import QtQuick
import Tafel.Ui

// One match of the history on a screen of its own.
TitledScreen {
    id: root

    required property string matchId

    covered: reports.active
    title: shown.header.title

    MatchView {
        id: shown

        matchId: root.matchId
        session: root.session
    }
    MatchPane {
        anchors.fill: parent
        upright: root.portrait
        view: shown

        onReportsWanted: reports.active = true
    }
    ReportMenuOverlay {
        id: reports

        view: shown
    }
}
