import QtQuick
import Tafel.App
import Tafel.Ui

// The game, and the people in their seats.
Column {
    id: root

    required property NewMatch setup
    readonly property var draw: setup.draw
    readonly property int seats: setup.seats.length

    signal explained(string why)
    signal personWanted

    spacing: Theme.px(12)

    TText {
        color: Theme.mute
        size: 18
        text: qsTr("Game")
        weight: Font.Bold
    }
    Repeater {
        model: root.setup.games

        TButton {
            required property var modelData

            height: Math.max(Theme.px(70), implicitHeight)
            kind: root.setup.games.length > 1 && modelData.chosen ? "sel" : "plain"
            leftAligned: true
            objectName: "newMatch.game." + modelData.id
            subText: modelData.line
            text: modelData.name
            textSize: 22
            width: root.width

            leading: Suit {
                chip: true
                chipPadding: Theme.px(6)
                size: Theme.px(38)
                suit: "L"
            }

            onTapped: root.setup.chooseGame(modelData.id)
        }
    }
    TText {
        color: Theme.mute
        size: 18
        text: qsTr("People in the order they play")
        weight: Font.Bold
    }
    SeatList {
        setup: root.setup
        visible: root.seats > 0
        width: parent.width
    }
    Row {
        id: pair

        spacing: Theme.px(12)
        width: parent.width

        TButton {
            icon: "plus"
            kind: root.seats < 3 ? "act" : "plain"
            objectName: "newMatch.addPlayer"
            text: qsTr("Person")
            whyNot: root.seats < 4 ? "" : qsTr("At most four people play.")
            width: (pair.width - pair.spacing) / 2

            onExplain: root.explained(whyNot)
            onTapped: root.personWanted()
        }
        TButton {
            icon: "turn"
            objectName: "newMatch.drawSeats"
            text: qsTr("Draw seats")
            whyNot: root.seats >= 3 ? "" : root.setup.whyNot
            width: (pair.width - pair.spacing) / 2

            onExplain: root.explained(whyNot)
            onTapped: root.setup.beginDraw("seats")
        }
    }
    Loader {
        active: root.draw.done === "seats"
        visible: active
        width: parent.width

        sourceComponent: DrawnNote {
            setup: root.setup
        }
    }
}
