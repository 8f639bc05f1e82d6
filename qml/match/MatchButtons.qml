import QtQuick
import Tafel.Ui

// The actions for a match of the history: continue it, play it again, print it.
Row {
    id: root

    required property MatchView view
    required property bool ours // else another tablet writes it
    readonly property real piece: (width - 2 * spacing) / 3

    component Verb: TButton {
        height: Math.max(again.implicitHeight, more.implicitHeight, first.implicitHeight)
        padding: Theme.px(8)
        width: root.piece
    }

    spacing: Theme.px(10)

    Verb {
        id: first

        icon: Theme.large || root.piece < Theme.px(170) ? "" : root.view.header.finished ? "pen" : root.ours ? "next" : "eye"
        kind: root.view.header.finished || !root.ours ? "plain" : "act"
        objectName: "match.continue"
        text: root.view.header.finished ? qsTr("Correct") : root.ours ? qsTr("Continue") : qsTr("Watch")

        onTapped: if (root.view.session.table.resume(root.view.matchId))
            Screens.of(root).goTo("ScorePad", {})
    }
    Verb {
        id: again

        icon: Theme.large || root.piece < Theme.px(170) ? "" : "plus"
        objectName: "match.rematch"
        text: qsTr("Rematch")

        onTapped: Screens.of(root).goTo("NewMatch", {again: true})
    }
    Verb {
        id: more

        icon: Theme.large || root.piece < Theme.px(170) ? "" : "file"
        objectName: "match.reports"
        text: qsTr("Report")

        onTapped: Screens.of(root).over = "reports"
    }
}
