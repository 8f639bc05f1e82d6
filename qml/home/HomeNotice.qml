import QtQuick
import Tafel.Ui

// Something that waits elsewhere and is worth a line here; a tap leads there.
Pressable {
    id: root

    readonly property string choice: qsTr("Two versions of a match: choose")
    property string text: ""
    property string icon: ""

    implicitHeight: Math.max(Theme.target, words.implicitHeight + Theme.px(16))
    label: text
    radius: Theme.px(10)

    Rectangle {
        anchors.fill: parent
        color: root.down ? Theme.sunk : Theme.askGround
        radius: root.radius
    }
    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ask
        name: root.icon
        size: Theme.sign(28)
        x: Theme.px(16)
    }
    TText {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: next.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        size: 18
        text: root.text
        weight: Font.Bold
        wrapMode: Text.Wrap
    }
    Icon {
        id: next

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        name: "next"
        size: Theme.sign(24)
    }
}
