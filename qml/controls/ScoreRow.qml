import QtQuick
import Tafel.Ui

// A score as a row of the slate (landscape): badge, name, tag, pips or a line below, the large number; chips
// and strokes between.
ScoreItem {
    id: root

    property color tagColor: Theme.chalk
    property real numberSize: pipped ? (Theme.large ? 120 : 144) : 96
    property real pipSize: Theme.px(Theme.large ? 20.5 : 29.5)
    readonly property bool pipped: target > 0
    readonly property real badgeSize: Theme.px(pipped ? 46 : 50)
    readonly property real nameRoom: (drawn.active && drawn.width > 0 ? drawn.x : huge.x) - words.x - Theme.px(4)

    Accessible.name: name + ": " + Theme.number(number) + (tag !== "" ? ", " + tag : "")
        + (note !== "" ? ", " + note : "") + (lost !== "" ? ", " + lost : "")
    chipSize: Math.min(Theme.px(64), height * 0.66, width * 0.34 / Math.max(1, full))
    implicitHeight: Theme.px(160)
    strokeHeight: Math.min(Theme.px(98), height * 0.94)
    strokeRoom: huge.x - Theme.px(14) - (struck ? drawn.x : 0)

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(root.marks > 3 ? 7 : 9)
        visible: root.marks > 0
        x: -Theme.px(46) - width / 2 // the middle of the frame, see Slate.marked

        Repeater {
            model: root.marks

            Rectangle {
                required property int index

                antialiasing: true
                color: Theme.chalk
                height: Math.min(Theme.px(54), root.height * 0.6)
                radius: width / 2
                rotation: (root.seat * 3 + index * 5) % 7 - 3
                width: Theme.px(7)
            }
        }
    }
    PlayerBadge {
        id: badge

        name: root.name
        slated: true
        seat: root.seat
        size: root.badgeSize
        y: root.pipped ? root.height / 2 - height - Theme.px(1) : (root.height - height) / 2
    }
    Column {
        id: words

        anchors.left: badge.right
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: badge.verticalCenter
        spacing: Theme.px(1)

        MiddleRow {
            spacing: Theme.px(12)

            NameText {
                id: nameText

                color: Theme.chalk
                fixed: true
                size: root.pipped && Theme.large ? 34 : 32
                text: root.name
                tallest: root.badgeSize * 1.2
                room: root.nameRoom - (beside.visible ? beside.width + Theme.px(12) : 0)
            }
            Optional {
                id: beside

                active: root.pipped && root.tag !== ""
                width: implicitWidth

                Tag {
                    color: root.tagColor
                    icon: root.tagIcon
                    terse: nameText.natural + natural + Theme.px(12) > root.nameRoom
                    text: root.tag
                }
            }
            TText {
                color: Theme.chalkMute
                size: 18
                text: root.note
                visible: root.pipped && root.tag === "" && text !== ""
                    && nameText.width + implicitWidth + Theme.px(12) < huge.x - words.x
            }
        }
        Optional {
            active: !root.pipped && root.tag !== ""
            width: implicitWidth

            Tag {
                color: root.tagColor
                icon: root.tagIcon
                terse: icon !== "" && natural > root.nameRoom
                text: root.tag
            }
        }
        FitText {
            color: Theme.chalkMute
            maximumLineCount: 2
            room: root.nameRoom
            size: Math.min(18, 23 / Theme.textScale) // like the name, it grows little
            text: root.note
            visible: !root.pipped && text !== ""
            wrapMode: natural > room ? Text.Wrap : Text.NoWrap
        }
    }
    Loader {
        active: root.pipped
        x: Theme.px(4)
        y: root.height / 2 + Theme.px(19)

        sourceComponent: Pips {
            filled: root.filled
            pending: root.coming
            seat: root.seat
            size: root.pipSize
            target: root.target
        }
    }
    Loader {
        id: drawn

        active: root.draws
        anchors.verticalCenter: parent.verticalCenter
        sourceComponent: root.struck && root.out ? wonPart : root.drawing
        x: root.struck ? Math.round(Math.max(root.width * 0.36, Theme.px(150))) : huge.x - width - Theme.px(24)
    }
    Component {
        id: wonPart

        MiddleRow {
            readonly property color color: Theme.playerColor(root.seat, true)

            spacing: Theme.px(8)

            Icon {
                color: parent.color
                name: "check"
                size: Theme.sign(30)
            }
            FitText {
                color: parent.color
                room: root.strokeRoom - Theme.px(38)
                size: 22
                text: qsTr("won", "a player is rid of the strokes")
                weight: Font.Bold
            }
        }
    }
    Numeral {
        id: huge

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        color: root.out ? Theme.chalkMute : Theme.chalk
        font.letterSpacing: -Theme.px(root.numberSize / 48)
        leading: 1
        size: root.numberSize
        text: Theme.number(root.number)
    }
    Underline {
        color: Theme.slateLine
        visible: root.separator
    }
}
