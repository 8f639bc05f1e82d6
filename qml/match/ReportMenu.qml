import QtQuick
import Tafel.Ui

// The reports about a match and its evening.
Popup {
    id: root

    required property MatchView view

    panelWidth: Theme.px(Math.min(760, 560 * Theme.textScale))
    spacing: 0
    title: qsTr("Report")

    component Entry: ListRow {
        property string kind: ""
        property string subject: root.view.matchId

        least: Math.max(Theme.px(74), Theme.text(22) * 1.3 + Theme.text(18) * 2.6 + Theme.px(16))
        objectName: "match.report." + kind

        onTapped: Screens.of(root).goTo("Report", {kind: kind, subject: subject})
    }

    Entry {
        kind: "match"
        subtitle: qsTr("Every deal with its reasons, result and course")
        title: qsTr("This match")
    }
    Entry {
        kind: "quick-sheet"
        subtitle: qsTr("What the characters of this match may do, on one page")
        title: qsTr("Quick reference")
        visible: root.view.header.characters !== ""
    }
    Entry {
        kind: "evening"
        separator: false
        subject: root.view.header.evening
        subtitle: qsTr("All matches of %1").arg(root.view.header.eveningText)
        title: qsTr("Evening report")
    }
}
