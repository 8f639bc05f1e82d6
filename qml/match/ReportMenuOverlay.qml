import QtQuick
import Tafel.App
import Tafel.Ui

// The menu of reports over a screen while it is open.
Overlay {
    id: root

    property MatchView view: null

    signal chosen(string kind, string subject)

    // Here, because the menu's own items are destroyed when it closes.
    function take(kind: string, subject: string) {
        active = false;
        chosen(kind, subject);
    }

    ReportMenu {
        view: root.view

        onChosen: (kind, subject) => root.take(kind, subject)
        onClosed: root.active = false
    }
}
