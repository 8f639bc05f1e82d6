import QtQuick
import Tafel.Ui

// The result of a match on the slate, a row a player.
Item {
    id: root

    required property MatchView view

    Slate {
        anchors.bottom: outcome.top
        anchors.bottomMargin: Theme.px(12)
        anchors.top: parent.top
        width: parent.width

        Stack {
            id: lines

            height: parent.height

            Repeater {
                model: root.view.players

                Item {
                    id: standing

                    required property string modelData
                    required property int index
                    readonly property string total: root.view.numbers[index] || ""

                    Accessible.name: modelData + ": " + total
                    Accessible.role: Accessible.StaticText
                    height: lines.height / Math.max(1, root.view.players.length)
                    width: lines.width

                    PlayerBadge {
                        anchors.verticalCenter: parent.verticalCenter
                        name: standing.modelData
                        seat: root.view.badges[standing.index] ?? standing.index
                        size: Theme.px(36)
                        slated: true
                        x: Theme.px(4)
                    }
                    NameText {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.chalk
                        fixed: true
                        room: number.x - x - Theme.px(8)
                        size: 24
                        text: standing.modelData
                        tallest: standing.height - Theme.px(4)
                        x: Theme.px(52)
                    }
                    TText {
                        id: number

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.chalk
                        fixed: true
                        size: root.view.players.length > 4 ? 38 : root.view.players.length > 3 ? 48 : 58
                        text: standing.total
                        weight: Font.Black
                    }
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
