import QtQuick
import Tafel.App
import Tafel.Ui

// One match of the history on a screen of its own.
TScreen {
    id: root

    required property string matchId

    Keys.onEscapePressed: root.goBack()

    MatchView {
        id: shown

        matchId: root.matchId
        session: root.session
    }
    TopBar {
        id: top

        title: shown.head.title

        onBack: root.goBack()
    }
    MatchPane {
        enabled: !reports.active
        height: root.height - y - Theme.px(12)
        upright: root.portrait
        view: shown
        width: root.width - Theme.px(24)
        x: Theme.px(12)
        y: top.height

        onContinued: root.goTo("ScorePad", {})
        onOpenClause: clause => root.openClause(clause)
        onRematch: root.goTo("NewMatch", {again: true})
        onReportsWanted: reports.active = true
    }
    ReportMenuOverlay {
        id: reports

        view: shown

        onChosen: (kind, subject) => root.goTo("Report", {kind: kind, subject: subject})
    }
}
