import QtQuick
import Tafel.Ui

// The menu of reports over a screen while it is open.
Overlay {
    id: root

    property MatchView view: null

    // Here, not in the menu: whatever stands in the menu is gone as soon as it is closed.
    function take(kind: string, subject: string) {
        screen.over = "";
        screen.goTo("Report", {kind: kind, subject: subject});
    }

    over: "reports"

    ReportMenu {
        view: root.view

        onChosen: (kind, subject) => root.take(kind, subject)
    }
}
