import QtQuick
import Tafel.Ui

// One player's standing as a column of the slate (portrait, home): mark and name, the huge number, pips.
Item {
    id: root

    required property int seat
    required property string name
    property string initial: name.charAt(0)
    property string number: ""
    property string tag: ""
    property string tagIcon: "deck"
    property string note: ""
    property int filled: 0
    property int coming: 0
    property int target: 0
    property real numberSize: Theme.large ? 150 : 168
    property real nameSize: 30
    property real markSize: Theme.px(42)
    property real pipSize: Theme.px(Theme.large ? 22 : 24)
    property bool faded: false
    property bool separator: true // to its right

    Accessible.name: name + ": " + number + (tag !== "" ? ", " + tag : "")
    Accessible.role: Accessible.StaticText
    implicitHeight: stack.implicitHeight + Theme.px(26)
    implicitWidth: Theme.px(246)

    Column {
        id: stack

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(12)

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            height: Math.max(root.markSize, nameText.height)
            spacing: Theme.px(10)

            PlayerMark {
                id: mark

                anchors.verticalCenter: parent.verticalCenter
                initial: root.initial
                slated: true
                seat: root.seat
                size: root.markSize
            }
            FitText {
                id: nameText

                anchors.verticalCenter: parent.verticalCenter
                color: Theme.chalk
                elide: Text.ElideRight
                fixed: true
                size: root.nameSize
                text: root.name
                weight: Font.Bold
                room: root.width - mark.width - Theme.px(22)
                    - (tagLoader.active ? tagLoader.width + Theme.px(10) : 0)
            }
            Loader {
                id: tagLoader

                active: root.tag !== "" && !Theme.large
                anchors.verticalCenter: parent.verticalCenter
                visible: active

                sourceComponent: Tag {
                    color: Theme.chalk
                    icon: root.tagIcon
                    text: root.tag
                }
            }
        }
        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            height: Theme.fixed(root.numberSize * 0.98)
            width: bigText.width

            TText {
                id: bigText

                anchors.centerIn: parent
                leading: 1
                color: root.faded ? Theme.chalkMute : Theme.chalk
                fixed: true
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                size: root.numberSize
                text: root.number
                weight: Font.Black
                width: root.width - Theme.px(8)
            }
        }
        Item {
            height: Theme.px(8)
            visible: pips.visible
            width: 1
        }
        Pips {
            id: pips

            anchors.horizontalCenter: parent.horizontalCenter
            filled: root.filled
            pending: root.coming
            seat: root.seat
            size: root.pipSize
            target: root.target
        }
        TText {
            anchors.horizontalCenter: parent.horizontalCenter
            color: Theme.chalkMute
            size: 18
            text: root.note
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
