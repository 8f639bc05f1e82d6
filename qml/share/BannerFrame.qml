import QtQuick
import Tafel.Ui

// A banner: a leading item, texts, a trailing item, and buttons next to them or below if there is no space.
Rectangle {
    id: root

    property string bold: ""
    property string text: ""
    property string icon: "warn"
    property Component leading: iconPart
    property Component trailing: null
    default property alias actions: buttons.data
    readonly property real inset: Theme.px(20)
    readonly property real gap: Theme.px(12)
    readonly property real actionRoom: width - 2 * gap - inset // of one button at most
    readonly property real wordRoom: width - inset - before.width - 2 * gap
        - (trailing ? after.width + gap : 0)
    readonly property bool beside: wordRoom - buttons.natural - gap >= Theme.text(20) * 10

    Accessible.name: bold + " " + text
    Accessible.role: Accessible.AlertMessage
    color: Theme.askGround
    implicitHeight: (beside ? Math.max(head.height, buttons.height) : head.height + Theme.px(8) + buttons.height) + Theme.px(18)
    implicitWidth: Theme.px(700)
    radius: Theme.px(10)

    OutlineFrame {
        bottomLeft: root.radius
        bottomRight: 0
        color: "transparent"
        fill: Theme.ask
        lineWidth: 0
        topLeft: root.radius
        topRight: 0
        width: Theme.px(8)
    }
    Component {
        id: iconPart

        Icon {
            color: Theme.ask
            name: root.icon
            size: Theme.sign(32)
        }
    }
    Item {
        id: head

        height: Math.max(words.implicitHeight, before.height, after.height)
        width: root.beside ? root.width - root.inset - 2 * root.gap - buttons.natural : root.width - root.inset - root.gap
        x: root.inset
        y: root.beside ? (root.height - height) / 2 : Theme.px(9)

        Loader {
            id: before

            anchors.verticalCenter: parent.verticalCenter
            sourceComponent: root.leading
        }
        Column {
            id: words

            anchors.left: before.right
            anchors.leftMargin: root.gap
            anchors.right: after.left
            anchors.rightMargin: root.trailing ? root.gap : 0
            anchors.verticalCenter: parent.verticalCenter

            Paragraph {
                text: root.bold
                weight: Font.Bold
            }
            Paragraph {
                size: 18
                text: root.text
            }
        }
        Loader {
            id: after

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            sourceComponent: root.trailing
        }
    }
    Flow {
        id: buttons

        readonly property real natural: {
            let all = 0;
            for (let i = 0; i < children.length; ++i)
                all += children[i].visible && children[i].width > 0 ? children[i].width + spacing : 0;
            return Math.max(0, all - spacing);
        }

        spacing: Theme.px(10)
        width: root.beside ? natural + 1 : root.actionRoom + root.gap
        x: root.beside ? root.width - width - root.gap : root.inset
        y: root.beside ? (root.height - height) / 2 : head.y + head.height + Theme.px(8)
    }
}
