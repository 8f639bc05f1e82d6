import QtQuick
import Tafel.Ui

// A way into a part of the app that few need every evening: one line.
Pressable {
    id: root

    property string title: ""
    property string text: ""
    property string icon: ""

    hint: text
    implicitHeight: Math.max(Theme.touch(80), words.implicitHeight + Theme.px(24))
    label: title
    radius: Theme.panelRadius

    Rectangle {
        anchors.fill: parent
        border.color: Theme.edge
        border.width: Theme.line
        color: root.down ? Theme.sheet : Theme.sunk
        radius: root.radius
    }
    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        name: root.icon
        size: Theme.sign(32)
        x: Theme.px(20)
    }
    Column {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.px(14)
        anchors.right: next.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter

        TText {
            elide: Text.ElideRight
            size: 22
            text: root.title
            weight: Font.Bold
            width: parent.width
        }
        TText {
            color: Theme.mute
            elide: Text.ElideRight
            size: 18
            text: root.text
            visible: !Theme.large
            width: parent.width
        }
    }
    Icon {
        id: next

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        name: "next"
        size: Theme.sign(26)
    }
}
