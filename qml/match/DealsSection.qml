import QtQuick
import Tafel.Ui

// The deals of a match with their reasons; or, where the game has contracts, their averages.
Column {
    id: root

    required property MatchView view
    property bool averaging: false
    property real least: 0 // the deals are as high as their place

    Optional {
        active: !root.averaging

        Sheet {
            implicitHeight: Math.max(table.implicitHeight + 2 * padding, root.least)

            DealTable {
                id: table

                view: root.view
                width: parent.width
            }
        }
    }
    Optional {
        active: root.averaging

        AveragesSection {
            matchId: root.view.matchId
            session: root.view.session
        }
    }
}
