import QtQuick
import Tafel.Ui

// The game, and the people in their seats.
Column {
    id: root

    required property NewMatch setup
    readonly property int seats: setup.seats.length

    spacing: Theme.px(12)

    Remark {
        text: qsTr("Game")
        weight: Font.Bold
    }
    GameButton {
        game: root.setup.game
        height: Math.max(Theme.touch(70), implicitHeight)
        objectName: "newMatch.game"
        width: root.width

        trailing: Icon {
            name: "down"
        }

        onTapped: Screens.of(root).over = "game"
    }
    Remark {
        text: qsTr("People in the order they play")
        weight: Font.Bold
    }
    SeatList {
        setup: root.setup
        visible: root.seats > 0
        width: parent.width
    }
    Remark {
        objectName: "newMatch.sides"
        text: root.setup.sides
    }
    Row {
        id: pair

        spacing: Theme.px(12)
        width: parent.width

        TButton {
            icon: "plus"
            kind: root.setup.whyNot !== "" && whyNot === "" ? "act" : "plain"
            objectName: "newMatch.addPlayer"
            text: qsTr("Person")
            whyNot: root.setup.whyTableFull
            width: (pair.width - pair.spacing) / 2

            onExplain: Screens.of(root).explain(root, "", whyNot, "")
            onTapped: Screens.of(root).over = "person"
        }
        TButton {
            icon: "turn"
            objectName: "newMatch.drawSeats"
            text: qsTr("Draw seats")
            whyNot: root.seats >= 3 ? "" : root.setup.whyNot
            width: (pair.width - pair.spacing) / 2

            onExplain: Screens.of(root).explain(root, "", whyNot, "")
            onTapped: root.setup.beginDraw("seats")
        }
    }
    Optional {
        active: root.setup.draw.done === "seats"

        DrawInfo {
            setup: root.setup
        }
    }
}
