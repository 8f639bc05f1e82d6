import QtQuick
import Tafel.App
import Tafel.Ui

// Without a match: which edition, how many play.
Sheet {
    id: root

    required property EidexDesk desk

    implicitHeight: inside.implicitHeight + 2 * padding

    Column {
        id: inside

        spacing: Theme.px(10)
        width: parent.width

        SegmentedChoice {
            current: 2 - root.desk.edition
            label: qsTr("Edition")
            names: ["referee.edition.web", "referee.edition.de", "referee.edition.en"]
            options: [root.desk.editions[2], root.desk.editions[1], root.desk.editions[0]]
            width: parent.width

            onChosen: index => root.desk.chooseEdition(2 - index)
        }
        SegmentedChoice {
            current: root.desk.seats.length - 3
            label: qsTr("Players")
            names: ["referee.players.3", "referee.players.4"]
            options: root.desk.counts
            width: parent.width

            onChosen: index => root.desk.chooseCount(index + 3)
        }
    }
}
