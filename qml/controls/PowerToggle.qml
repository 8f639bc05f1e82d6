import QtQuick
import Tafel.Ui

// A power under its player's field: switch, name, and in the second line its parameter, or the reason why it is not
// possible. A power without effect on points has a checkbox instead of the switch.
Pressable {
    id: root

    required property string name
    property string detail: "" // parameter ("Limit 92") or reason ("Ravens are trump")
    property string power: "off" // "off" | "on" | "notPossible"
    property bool hasParameter: false // a pencil to edit it while on
    property bool noted: false
    property bool showSwitch: width >= Theme.px(Theme.large ? 262 : 150)
    readonly property bool on: power === "on"
    readonly property color ink: !possible ? Theme.mute : on ? Theme.selInk : Theme.ink
    readonly property bool showPen: on && hasParameter

    signal toggled
    signal editParameter

    component Line: TText {
        color: root.ink
        elide: Text.ElideRight
        leading: 1.1
        smallest: 18
        width: parent.width
    }

    checkable: true
    checked: on
    hint: detail
    implicitHeight: Theme.touch(Theme.large ? 84 : 62)
    label: name
    role: Accessible.CheckBox

    onTapped: toggled()

    Rectangle {
        anchors.fill: parent
        border.color: root.possible && !root.on ? Theme.edge : "transparent"
        border.width: Theme.line
        color: root.on ? Theme.sel : !root.possible || root.down ? Theme.sunk : Theme.sheet
        radius: root.radius

        Behavior on color {
            enabled: Theme.motion

            ColorAnimation {
                duration: 120
            }
        }
    }
    Rectangle { // the switch
        id: icon

        anchors.verticalCenter: parent.verticalCenter
        border.color: root.ink
        border.width: Math.max(1, Theme.px(2.5))
        color: root.on ? root.ink : "transparent"
        height: Theme.px(26)
        radius: height / 2
        visible: root.showSwitch && !root.noted
        width: Theme.px(44)
        x: Theme.px(Theme.large ? 12 : 14)

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            color: root.on ? Theme.sel : root.ink
            height: width
            radius: width / 2
            width: Theme.px(15)
            x: Theme.px(root.on ? 23 : 6)
        }
    }
    Rectangle {
        anchors.horizontalCenter: icon.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        border.color: root.ink
        border.width: Theme.line
        color: "transparent"
        height: Theme.px(28)
        radius: Theme.px(4)
        visible: root.showSwitch && root.noted
        width: height

        Icon {
            anchors.centerIn: parent
            color: root.ink
            name: "check"
            size: Theme.sign(22)
            visible: root.on
        }
    }
    Column {
        anchors.left: root.showSwitch ? icon.right : parent.left
        anchors.leftMargin: Theme.px(root.showSwitch ? (Theme.large ? 8 : 10) : 12)
        anchors.right: parent.right
        anchors.rightMargin: root.showPen && !Theme.large ? Theme.px(44) : Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter

        Line {
            text: root.name
            weight: Font.Bold
        }
        Line {
            size: 18
            text: root.detail
            visible: text !== ""
        }
    }
    Pressable {
        anchors.right: parent.right
        height: parent.height
        label: qsTr("Change %1").arg(root.name)
        visible: root.showPen && !Theme.large
        width: Theme.touch(54)

        onTapped: root.editParameter()

        Icon {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            color: root.ink
            name: "pen"
            size: Theme.sign(22)
        }
    }
}
