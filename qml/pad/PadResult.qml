import QtQuick
import Tafel.Ui

// The end of the match: the winners, and the next steps. Undo remains in the bar above.
PadSheet {
    id: root

    ScrollColumn {
        anchors.bottom: buttons.top
        anchors.bottomMargin: Theme.px(16)
        anchors.top: parent.top
        column.width: Math.min(width, Theme.px(700))
        column.x: (width - column.width) / 2
        column.y: Math.max(0, (height - column.height) / 2)
        spacing: Theme.px(18)

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "trophy"
            size: Theme.sign(120)
            stroke: 1.4
        }
        Heading {
            horizontalAlignment: Text.AlignHCenter
            objectName: "pad.result"
            size: 34
            text: root.pad.table.resultText
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(28)

            Repeater {
                model: root.pad.seats

                SeatNumber {
                    badgeSize: Theme.px(44)
                    number.fixed: true
                    number.size: 40
                    // In a match of several games the number of games lost decides.
                    number.text: modelData.view.unit === "strokes" ? modelData.view.marks : Theme.number(modelData.view.total)
                    spacing: Theme.px(10)
                }
            }
        }
        Paragraph {
            color: Theme.mute
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Saved. You can still undo or correct a %1.", "deal").arg(root.pad.table.dealWord)
        }
    }
    EqualColumns {
        id: buttons

        anchors.bottom: parent.bottom
        columns: 3
        height: Math.max(Theme.px(84), tallest)
        spacing: Theme.px(12)

        TButton {
            height: parent.height
            objectName: "pad.result.deals"
            opensPanel: "deals"
            padding: Theme.px(8)
            text: qsTr("All %1", "deals").arg(root.pad.table.dealsWord)
        }
        TButton {
            height: parent.height
            icon: Theme.large ? "" : "chart"
            objectName: "pad.history"
            padding: Theme.px(8)
            text: qsTr("History")

            onTapped: Screens.of(root).goTo("History", {matchId: root.pad.table.matchId})
        }
        EnterButton {
            readonly property bool tournament: root.pad.table.tournament !== "" // continues there, with the next table

            height: parent.height
            icon: Theme.large || tournament ? "" : "plus"
            objectName: tournament ? "pad.tournament" : "pad.rematch"
            padding: Theme.px(8)
            text: tournament ? qsTr("Tournament") : qsTr("Rematch")

            onTapped: {
                if (tournament)
                    Screens.of(root).goTo("Tournament", {name: root.pad.table.tournament});
                else
                    Screens.of(root).goTo("NewMatch", {again: true});
            }
        }
    }
}
