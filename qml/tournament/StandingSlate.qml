import QtQuick
import Tafel.Ui

// The standing of a tournament on the slate.
Slate {
    id: root

    required property TournamentView view

    padding: Theme.px(10)

    StandingLine {
        id: head

        head: true
        row: ({main: root.view.mainTitle, matches: qsTr("Matches"), second: root.view.rules.rule === 0 ? qsTr("Points") : qsTr("Wins")})
        visible: root.view.standing.length > 0
        width: flick.column.width
    }
    ScrollColumn {
        id: flick

        anchors.bottom: parent.bottom
        anchors.top: head.bottom
        column.width: width - (flick.scrolls ? Theme.px(14) : 0)
        line.color: Theme.chalkEdge

        Repeater {
            model: root.view.standing

            StandingLine {
                required property standingRow modelData

                row: modelData
                width: flick.column.width
            }
        }
    }
    Paragraph {
        anchors.centerIn: parent
        color: Theme.chalkMute
        horizontalAlignment: Text.AlignHCenter
        size: 22
        text: qsTr("The standings appear here once players have joined.")
        visible: root.view.standing.length === 0
        width: parent.width - Theme.px(40)
    }
}
