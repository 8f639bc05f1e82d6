import QtQuick
import Tafel.Ui

// The character of one person, face up: card, power, effect.
FramedPressable {
    id: root

    required property var seat // a NewSeat
    required property int index
    property string cardSize: "huge"
    property bool chosen: false
    readonly property bool none: seat.character === ""

    edge: chosen ? Theme.focus : Theme.panelEdge
    edgeWidth: chosen ? Theme.ring : Theme.line
    hint: none ? qsTr("A tap chooses a character") : seat.power + ". " + seat.does
    implicitHeight: column.implicitHeight + Theme.px(24)
    label: qsTr("Character of %1").arg(seat.name)
    radius: Theme.panelRadius

    Column {
        id: column

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(6)
        width: parent.width - Theme.px(20)
        y: Theme.px(12)

        MiddleRow {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(10)

            PlayerBadge {
                id: badge

                of: root.seat
                size: Theme.px(32)
            }
            NameText {
                room: column.width - badge.width - Theme.px(10)
                size: 22
                text: root.seat.name
            }
        }
        CardFace {
            anchors.horizontalCenter: parent.horizontalCenter
            card: root.seat.character
            size: root.cardSize
        }
        FitText {
            anchors.horizontalCenter: parent.horizontalCenter
            horizontalAlignment: Text.AlignHCenter
            room: column.width
            size: 22
            text: root.none ? qsTr("no character") : root.seat.power
            weight: root.none ? Font.Medium : Font.Black
            wrapMode: Text.Wrap
        }
        FitText {
            anchors.horizontalCenter: parent.horizontalCenter
            color: Theme.mute
            horizontalAlignment: Text.AlignHCenter
            room: column.width
            size: 18
            text: root.none ? qsTr("Tap to choose one") : root.seat.does
            wrapMode: Text.Wrap
        }
    }
}
