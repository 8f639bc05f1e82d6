import QtQuick
import Tafel.Ui

// The state of the deal: card points and tricks of all players, and the tricks, the last one on top.
Slate {
    id: root

    required property RecordedTricks record
    required property bool portrait
    readonly property var players: record.players
    readonly property int count: Math.max(1, players.length)

    paddingV: Theme.px(4)

    Grid {
        id: seats

        columnSpacing: root.portrait ? Theme.px(18) : 0
        columns: root.portrait ? root.count : 1
        width: parent.width

        Repeater {
            model: root.players

            RecorderSeat {
                required property var modelData

                counted: root.record.countsPoints
                player: modelData
                stacked: root.portrait
                width: (seats.width - (seats.columns - 1) * seats.columnSpacing) / seats.columns
            }
        }
    }
    RecorderTricks {
        anchors.bottom: parent.bottom
        anchors.top: seats.bottom
        anchors.topMargin: Theme.px(8)
        record: root.record
        players: root.players
        width: parent.width
    }
}
