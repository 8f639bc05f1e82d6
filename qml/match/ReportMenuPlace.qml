import QtQuick
import Tafel.App
import Tafel.Ui

// The menu of reports over a screen while it is open.
Loader {
    id: root

    property MatchView view: null

    signal chosen(string kind, string subject)

    active: false
    anchors.fill: parent
    focus: active
    z: 95

    sourceComponent: ReportMenu {
        view: root.view

        onChosen: (kind, subject) => root.chosen(kind, subject)
        onClosed: root.active = false
    }
}
