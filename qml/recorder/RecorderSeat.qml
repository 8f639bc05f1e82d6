import QtQuick
import Tafel.Ui

// One player on the recorder's slate: badge, name, tricks and card points so far.
Item {
    id: root

    required property var player // a RecordedPlayer
    readonly property int tricks: player.tricks
    property bool counted: true // card points; otherwise the tricks are the number
    property bool stacked: false // tricks below, because there is no space next to the name
    readonly property bool below: stacked || Theme.large

    Accessible.name: player.name + ": " + number.text + ", " + note.text
    Accessible.role: Accessible.StaticText
    implicitHeight: (below ? Theme.px(54) + note.height : Theme.px(60)) + Theme.px(6)

    PlayerBadge {
        id: badge

        of: root.player
        size: Theme.px(42)
        slated: true
        y: Theme.px(8)
    }
    NameText {
        anchors.left: badge.right
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: badge.verticalCenter
        color: Theme.chalk
        fixed: true
        room: (root.below ? number.x : note.x) - x - Theme.px(8)
        size: root.stacked ? 24 : 28
        text: root.player.name
        tallest: Theme.px(48)
    }
    TText {
        id: number

        anchors.right: parent.right
        anchors.verticalCenter: badge.verticalCenter
        color: Theme.chalk
        fixed: true
        horizontalAlignment: Text.AlignRight
        size: root.stacked ? 44 : 50
        text: root.counted ? Theme.number(root.player.points) : root.tricks
        weight: Font.Black
        width: root.below ? implicitWidth : Math.max(implicitWidth, Theme.px(84))
    }
    TText {
        id: note

        color: Theme.chalkMute
        size: 18
        text: !root.counted ? (root.tricks === 1 ? qsTr("trick") : qsTr("tricks")) : root.tricks === 1 ? qsTr("1 trick") : qsTr("%1 tricks").arg(root.tricks)
        x: root.below ? 0 : number.x - width - Theme.px(8)
        y: root.below ? badge.y + badge.height + Theme.px(2) : badge.y + (badge.height - height) / 2
    }
    Underline {
        color: Theme.slateLine
    }
}
