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
    default property alias actions: line.trailing
    readonly property color ink: kind === "yes" ? Theme.yes : kind === "no" ? Theme.no : Theme.ask

    Accessible.name: bold + " " + text
    Accessible.role: Accessible.AlertMessage
    color: kind === "yes" ? Theme.yesGround : kind === "no" ? Theme.noGround : Theme.askGround
    implicitHeight: line.implicitHeight + Theme.px(18)
    radius: Theme.px(10)
    width: parent?.width ?? 0

    OutlineFrame {
        bottomLeft: root.radius
        bottomRight: 0
        color: "transparent"
        fill: root.ink
        lineWidth: 0
        topLeft: root.radius
        topRight: 0
        visible: root.bar
        width: Theme.px(8)
    }
    Labelled {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.px(root.bar ? 20 : 14)
        anchors.rightMargin: Theme.px(12)
        leading: Icon {
            color: root.ink
            name: root.icon
            size: Theme.sign(30)
        }

        MarkedText {
            parts: root.apart ? Theme.boldThen(root.bold, "") : Theme.boldThen(root.bold, root.text)
        }
        Paragraph {
            size: 18
            text: root.text
            visible: root.apart && text !== ""
        }
    }
}
