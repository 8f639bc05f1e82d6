import QtQuick
import Tafel.App
import Tafel.Ui

// Without a match: how many play.
Sheet {
    id: root

    required property Desk desk
    readonly property var counts: desk.counts

    implicitHeight: choice.implicitHeight + 2 * padding

    SegmentedChoice {
        id: choice

        current: root.counts.findIndex(each => each.players === root.desk.seats.length)
        label: qsTr("Players")
        names: root.counts.map(each => "referee.players." + each.players)
        options: root.counts
        width: parent.width

        onChosen: index => root.desk.chooseCount(root.counts[index].players)
    }
}
