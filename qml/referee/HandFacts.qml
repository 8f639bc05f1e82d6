import QtQuick
import Tafel.App
import Tafel.Ui

// What the table knows: the combination to be outbid, the hand in its order, the reserve cards.
Item {
    id: root

    required property HandDesk desk

    implicitHeight: all.implicitHeight

    Scroller {
        id: flick

        anchors.fill: parent
        contentHeight: all.implicitHeight

        Column {
            id: all

            spacing: Theme.px(12)
            width: parent.width

            HandTable {
                desk: root.desk
                width: parent.width
            }
            HandCards {
                desk: root.desk
                width: parent.width
            }
            Sheet {
                implicitHeight: left.implicitHeight + 2 * padding
                width: parent.width

                Column {
                    id: left

                    spacing: Theme.px(8)
                    width: parent.width

                    TText {
                        Accessible.name: text
                        Accessible.role: Accessible.Heading
                        color: Theme.mute
                        text: qsTr("Reserve cards left")
                        weight: Font.Bold
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                    SegmentedChoice {
                        current: root.desk.reserves
                        label: qsTr("Reserve cards left")
                        names: ["referee.reserves.0", "referee.reserves.1", "referee.reserves.2"]
                        options: [qsTr("none"), "1", "2"]
                        width: parent.width

                        onChosen: index => root.desk.chooseReserves(index)
                    }
                }
            }
        }
    }
    ScrollLine {
        of: flick
        x: flick.x + flick.width + Theme.px(4)
    }
}
