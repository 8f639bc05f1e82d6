import QtQuick
import Tafel.Ui

// The result of a match on the slate, a column or a row for each player, and in one line below it.
Strip {
    id: root

    required property MatchView view
    property bool inRows: false
    readonly property int count: Math.max(1, view.players.length)

    implicitHeight: inRows ? Theme.px(76 + 52 * view.players.length) : Theme.px(172) + outcome.height

    Slate {
        anchors.bottom: outcome.top
        anchors.bottomMargin: Theme.px(12)
        anchors.top: parent.top

        EqualColumns {
            id: standing

            columns: root.inRows ? 1 : root.count
            height: parent.height
            y: root.inRows ? 0 : -Theme.px(6)

            Repeater {
                model: root.inRows ? root.view.players : 0

                SlateRow {
                    required property string modelData
                    required property int index

                    height: standing.height / root.count
                    nameSize: 24
                    number: root.view.numbers[index] || ""
                    numberSize: root.count > 4 ? 38 : root.count > 3 ? 48 : 58
                    of: ({name: modelData, badge: root.view.badges[index] ?? index})
                    separator: false
                }
            }
            Repeater {
                model: root.inRows ? 0 : root.view.players

                ScoreColumn {
                    required property string modelData
                    required property int index

                    badgeSize: Theme.px(34)
                    height: standing.height
                    name: modelData
                    nameSize: 24
                    number: root.view.numbers[index] || ""
                    numberSize: root.count > 3 ? 72 : 92
                    seat: root.view.badges[index] ?? index
                    separator: false
                }
            }
        }
    }
    MiddleRow {
        id: outcome

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.inRows ? Theme.px(2) : 0
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(10)

        Icon {
            name: !root.view.header.finished ? "pen" : root.view.unit === "chips" ? "cross" : "trophy"
            size: Theme.sign(30)
        }
        FitText {
            maximumLineCount: 3
            objectName: "match.result"
            room: root.width - Theme.px(44)
            size: 22
            text: root.view.header.result
            weight: Font.Bold
            wrapMode: Text.Wrap
        }
    }
}
