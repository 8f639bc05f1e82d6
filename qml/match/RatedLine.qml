import QtQuick
import Tafel.Ui

// Whether a match counts for the ratings: the table may leave it out, and count it again.
SheetColumn {
    id: root

    required property MatchView view
    required property string ownershipText // another tablet's

    visible: view.ratable && view.session.preferences.ratings

    Toggle {
        hint: root.view.rated ? "" : qsTr("The table excludes it; nobody's rating changes.")
        objectName: "match.rated"
        on: root.view.rated
        title: qsTr("Counts for the ratings")
        whyNot: root.ownershipText

        onToggled: on => root.view.setRated(on)
    }
}
