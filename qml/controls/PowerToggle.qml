import QtQuick
import Tafel.Ui

// A power under its player's field: switch, name, and in the second line its parameter, or the reason why it is not
// possible. A power without effect on points has a checkbox instead of the switch.
FramedPressable {
    id: root

    required property seatView view
    property bool showSwitch: true
    readonly property bool on: view.powerOn
    readonly property bool noted: !view.powerDecides
    readonly property color ink: !possible ? Theme.mute : on ? Theme.selInk : Theme.ink
    readonly property bool showPen: on && (view.powerKind === "number" || view.powerKind === "card" || view.powerKind === "worth") // to edit its parameter

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
    edge: possible && !on ? Theme.edge : "transparent"
    fades: true
    ground: on ? Theme.sel : !possible || down ? Theme.sunk : Theme.sheet
    // The parameter ("Limit 92") or the reason ("Ravens are trump").
    hint: view.powerLine !== "" || !noted ? view.powerLine : on ? qsTr("used, noted only") : qsTr("noted only")
    implicitHeight: Theme.touch(Theme.large ? 84 : 62)
    label: view.power
    role: Accessible.CheckBox
    whyNot: view.whyNot
    whyNotRule: view.whyNotClause
    whyNotTitle: label

    onTapped: toggled()

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
            text: root.label
            weight: Font.Bold
        }
        Line {
            size: 18
            text: root.hint
            visible: text !== ""
        }
    }
    Pressable {
        anchors.right: parent.right
        height: parent.height
        label: qsTr("Change %1").arg(root.label)
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
