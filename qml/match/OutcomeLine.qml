import QtQuick
import Tafel.Ui

// The score or the result of a match, in one line.
MiddleRow {
    id: root

    required property MatchView view
    property real room: width

    spacing: Theme.px(10)

    Icon {
        name: !root.view.header.finished ? "pen" : root.view.unit === "chips" ? "cross" : "trophy"
        size: Theme.sign(30)
    }
    FitText {
        maximumLineCount: 3
        objectName: "match.result"
        room: root.room - Theme.px(44)
        size: 22
        text: root.view.header.result
        weight: Font.Bold
        wrapMode: Text.Wrap
    }
}
