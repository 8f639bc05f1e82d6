import QtQuick
import Tafel.Ui

// The result of a match on the slate, a row a player.
Strip {
    id: root

    required property MatchView view

    Slate {
        anchors.bottom: outcome.top
        anchors.bottomMargin: Theme.px(12)
        anchors.top: parent.top

        Stack {
            id: lines

            height: parent.height

            Repeater {
                model: root.view.players

                SlateRow {
                    required property string modelData
                    required property int index

                    height: lines.height / Math.max(1, root.view.players.length)
                    nameSize: 24
                    number: root.view.numbers[index] || ""
                    numberSize: root.view.players.length > 4 ? 38 : root.view.players.length > 3 ? 48 : 58
                    of: ({name: modelData, badge: root.view.badges[index] ?? index})
                    separator: false
                }
            }
        }
    }
    OutcomeLine {
        id: outcome

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(2)
        anchors.horizontalCenter: parent.horizontalCenter
        room: root.width
        view: root.view
    }
}
