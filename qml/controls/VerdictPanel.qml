import QtQuick
import Tafel.Ui

// The verdict of the referee desk: ✓ Yes or ✕ No as large as a hand, and one sentence.
Rectangle {
    id: root

    property string kind: "yes" // "yes" | "no" | "ask"
    property string word: kind === "yes" ? qsTr("Yes") : kind === "no" ? qsTr("No") : "?"
    property string text: ""
    readonly property color ink: kind === "yes" ? Theme.yes : kind === "no" ? Theme.no : Theme.ask

    Accessible.name: word + ": " + text
    Accessible.role: Accessible.AlertMessage
    border.color: ink
    border.width: Theme.px(3)
    color: kind === "yes" ? Theme.yesGround : kind === "no" ? Theme.noGround : Theme.askGround
    implicitHeight: Math.max(Theme.px(138), sentence.implicitHeight + Theme.px(28))
    implicitWidth: Theme.px(590)
    radius: Theme.panelRadius

    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        color: root.ink
        name: root.kind === "yes" ? "check" : root.kind === "no" ? "cross" : "ask"
        size: Theme.px(84)
        stroke: 3.2
        x: Theme.px(22)
    }
    TText {
        id: big

        anchors.left: sign.right
        anchors.leftMargin: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        color: root.ink
        fixed: true
        size: 104
        text: root.word
        weight: Font.Black
    }
    TText {
        id: sentence

        anchors.left: big.right
        anchors.leftMargin: Theme.px(18)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        size: 25
        text: root.text
        weight: Font.Bold
        wrapMode: Text.Wrap
    }
}
