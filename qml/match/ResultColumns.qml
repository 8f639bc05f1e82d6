import QtQuick
import Tafel.Ui

// The result of a match on the slate, a column a player.
Stack {
    id: root

    required property MatchView view

    spacing: Theme.px(12)

    Slate {
        height: Theme.px(160)

        EqualColumns {
            id: standing

            columns: Math.max(1, root.view.players.length)
            height: parent.height
            y: -Theme.px(6)

            Repeater {
                model: root.view.players

                ScoreColumn {
                    required property string modelData
                    required property int index

                    height: standing.height
                    badgeSize: Theme.px(34)
                    name: modelData
                    nameSize: 24
                    number: root.view.numbers[index] || ""
                    numberSize: root.view.players.length > 3 ? 72 : 92
                    seat: root.view.badges[index] ?? index
                    separator: false
                }
            }
        }
    }
    OutcomeLine {
        anchors.horizontalCenter: parent.horizontalCenter
        room: root.width
        view: root.view
    }
}
