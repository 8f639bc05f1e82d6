import QtQuick
import Tafel.Ui

// An event, the state of the data, a remedy: a bar of 8 px, icon, bold fact, plain text; buttons may be
// inside.
Rectangle {
    id: root

    property string kind: "ask" // "ask" | "no" | "yes"
    property string bold: ""
    property string text: ""
    property bool apart: text !== "" // the rest in a line of its own
    property string icon: kind === "ask" ? "warn" : kind === "no" ? "cross" : "check"
    property bool bar: true
    default property alias actions: slot.data
    readonly property color ink: kind === "yes" ? Theme.yes : kind === "no" ? Theme.no : Theme.ask

    Accessible.name: bold + " " + text
    Accessible.role: Accessible.AlertMessage
    color: kind === "yes" ? Theme.yesGround : kind === "no" ? Theme.noGround : Theme.askGround
    implicitHeight: Math.max(words.implicitHeight, slot.childrenRect.height) + Theme.px(18)
    implicitWidth: Theme.px(298)
    radius: Theme.px(10)
    width: parent?.width ?? 0

    OutlineFrame {
        bottomLeft: root.radius
        bottomRight: 0
        color: "transparent"
        fill: root.ink
        height: parent.height
        lineWidth: 0
        topLeft: root.radius
        topRight: 0
        visible: root.bar
        width: Theme.px(8)
    }
    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        color: root.ink
        name: root.icon
        size: Theme.sign(30)
        x: Theme.px(root.bar ? 20 : 14)
    }
    Column {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: slot.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter

        MarkedText {
            parts: root.apart ? Theme.boldThen(root.bold, "") : Theme.boldThen(root.bold, root.text)
        }
        Paragraph {
            size: 18
            text: root.text
            visible: root.apart && text !== ""
        }
    }
    Row {
        id: slot

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(children.length > 0 ? 14 : 0)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)
    }
}
