import QtQuick
import Tafel.Ui

// One player's score as a column of the slate (portrait, home): badge and name, the large number, pips, chips or strokes
// by the unit of the match.
ScoreItem {
    id: root

    property real numberSize: Theme.large ? 150 : 168
    property real nameSize: 30
    property real badgeSize: Theme.px(42)
    property real pipSize: Theme.px(Theme.large ? 22 : 24)

    Accessible.name: name + ": " + Theme.number(number) + (lost !== "" ? ", " + lost : "") + (root.tag !== "" ? ", " + root.tag : "")
    chipSize: Math.min(Theme.px(46), (width - Theme.px(20)) / Math.max(1, full) * 0.84)
    implicitHeight: stack.implicitHeight + Theme.px(26)
    strokeHeight: Theme.px(46) * 1.1
    strokeRoom: width - Theme.px(24)

    Column {
        id: stack

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(12)

        MiddleRow {
            anchors.horizontalCenter: parent.horizontalCenter
            height: Math.max(root.badgeSize, nameText.height)
            spacing: Theme.px(10)

            PlayerBadge {
                id: badge

                name: root.name
                slated: true
                seat: root.seat
                size: root.badgeSize
            }
            NameText {
                id: nameText

                color: Theme.chalk
                fixed: true
                size: root.nameSize
                tallest: root.badgeSize * 1.25
                text: root.name
                room: root.width - badge.width - Theme.px(22)
                    - (tag.visible ? tag.width + Theme.px(10) : 0)
            }
            Tag {
                id: tag

                color: Theme.chalk
                icon: root.tagIcon
                terse: Theme.large || nameText.natural + natural + root.badgeSize + Theme.px(32) > root.width
                text: root.tag
            }
        }
        Numeral {
            anchors.horizontalCenter: parent.horizontalCenter
            color: root.out ? Theme.chalkMute : Theme.chalk
            fontSizeMode: Text.HorizontalFit
            height: Theme.fixed(root.numberSize * 0.98)
            horizontalAlignment: Text.AlignHCenter
            leading: 1
            size: root.numberSize
            text: Theme.number(root.number)
            verticalAlignment: Text.AlignVCenter
            width: root.width - Theme.px(8)
        }
        Pips {
            anchors.horizontalCenter: parent.horizontalCenter
            filled: root.filled
            pending: root.coming
            seat: root.seat
            size: root.pipSize
            target: root.target
            topPadding: Theme.px(8)
        }
        Loader {
            active: root.draws
            anchors.horizontalCenter: parent.horizontalCenter
            sourceComponent: root.drawing
            visible: active
        }
        FitText {
            anchors.horizontalCenter: parent.horizontalCenter
            color: Theme.chalkMute
            room: root.width - Theme.px(8)
            size: 18
            text: root.note !== "" && root.lost !== "" ? root.note + " · " + root.lost : root.note + root.lost
            visible: text !== ""
        }
    }
    Rectangle {
        anchors.right: parent.right
        color: Theme.slateLine
        height: parent.height
        visible: root.separator
        width: Theme.line
    }
}
