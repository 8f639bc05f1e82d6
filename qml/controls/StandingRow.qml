import QtQuick
import Tafel.Ui

// One player's standing as a row of the slate (landscape): mark, name, tag, pips or a line below, the huge
// number.
Item {
    id: root

    required property int seat
    required property string name
    property string initial: name.charAt(0)
    property string number: ""
    property string tag: "" // "deals"
    property string tagIcon: "deck"
    property color tagColor: Theme.chalk
    property string note: "" // muted, beside the name ("deals next") or below it without pips
    property string pending: "" // muted number that will be added
    property int filled: 0
    property int coming: 0
    property int target: 0 // 0: no pips
    property real numberSize: pipped ? (Theme.large ? 120 : 144) : 96
    property bool faded: false // out of the game: the number is muted
    property bool separator: true
    property real pipSize: Theme.px(Theme.large ? 20.5 : 29.5)
    default property alias middle: middleSlot.data // chips, strokes
    readonly property bool pipped: target > 0 && target <= 9
    readonly property real markSize: Theme.px(pipped ? 46 : 50)

    Accessible.name: name + ": " + number + (tag !== "" ? ", " + tag : "") + (note !== "" ? ", " + note : "")
    Accessible.role: Accessible.StaticText
    implicitHeight: Theme.px(160)
    implicitWidth: Theme.px(396)

    PlayerMark {
        id: mark

        initial: root.initial
        slated: true
        seat: root.seat
        size: root.markSize
        y: root.pipped ? root.height / 2 - height - Theme.px(1) : (root.height - height) / 2
    }
    Column {
        id: words

        anchors.left: mark.right
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: mark.verticalCenter
        spacing: Theme.px(1)

        Row {
            spacing: Theme.px(12)

            FitText {
                id: nameText

                color: Theme.chalk
                fixed: true
                size: root.pipped && Theme.large ? 34 : 32
                text: root.name
                weight: Font.Bold
                room: huge.x - words.x - Theme.px(4)
            }
            Loader {
                active: root.pipped && root.tag !== "" && nameText.width + tagWidth < huge.x - words.x
                anchors.verticalCenter: parent.verticalCenter
                visible: active

                readonly property real tagWidth: Theme.px(100) * Theme.textScale

                sourceComponent: tagPart
            }
            TText {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.chalkMute
                size: 18
                text: root.note
                visible: root.pipped && root.tag === "" && text !== ""
                    && nameText.width + implicitWidth + Theme.px(12) < huge.x - words.x
            }
        }
        Loader {
            active: !root.pipped && root.tag !== ""
            sourceComponent: tagPart
            visible: active
        }
        FitText {
            color: Theme.chalkMute
            room: huge.x - words.x - Theme.px(4)
            size: 18
            text: root.note
            visible: !root.pipped && text !== ""
        }
    }
    Component {
        id: tagPart

        Tag {
            color: root.tagColor
            icon: root.tagIcon
            text: root.tag
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
    Item {
        id: middleSlot

        anchors.right: huge.left
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        height: childrenRect.height
        width: childrenRect.width
    }
    Column {
        id: huge

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        Item {
            anchors.right: parent.right
            height: Theme.fixed(root.numberSize * 0.9)
            width: bigText.implicitWidth

            TText {
                id: bigText

                anchors.centerIn: parent
                leading: 1
                color: root.faded ? Theme.chalkMute : Theme.chalk
                fixed: true
                font.letterSpacing: -Theme.px(root.numberSize / 48)
                size: root.numberSize
                text: root.number
                weight: Font.Black
            }
        }
        TText {
            anchors.right: parent.right
            color: Theme.chalkMute
            fixed: true
            size: 30
            text: root.pending
            visible: text !== ""
            weight: Font.Bold
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        color: Theme.slateLine
        height: Theme.line
        visible: root.separator
        width: parent.width
    }
}
