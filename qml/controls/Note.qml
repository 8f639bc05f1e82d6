import QtQuick
import Tafel.Ui

// The black bubble that explains why an action is not possible: bold fact, sentence, clause and ›; a tap opens
// the clause.
Pressable {
    id: root

    property string bold: ""
    property string text: ""
    property string clause: ""
    property real arrowX: Theme.px(44) // tip of the arrow, from the left
    property bool arrowBelow: false // the explained item is below

    Accessible.description: clause
    implicitHeight: words.implicitHeight + Theme.px(20)
    implicitWidth: Theme.px(298)
    label: bold + " " + text
    role: Accessible.AlertMessage
    z: 80

    Keys.onEscapePressed: root.visible = false

    Rectangle {
        color: Theme.ink
        height: Theme.px(15)
        rotation: 45
        width: height
        x: root.arrowX - width / 2
        y: root.arrowBelow ? root.height - height / 2 - Theme.px(2) : -height / 2 + Theme.px(2)
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ink
        radius: Theme.radius
    }
    Stack {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        inset: Theme.px(14)
        spacing: Theme.px(2)

        MarkedText {
            color: Theme.paper
            leading: 1.25
            parts: Theme.boldThen(root.bold, root.text)
        }
        Paragraph {
            color: Theme.paper
            size: 18
            text: root.clause + " ›"
            visible: root.clause !== ""
        }
    }
}
