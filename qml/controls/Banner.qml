import QtQuick
import Tafel.Ui

// An event, the state of the data, a remedy: a bar of 8 px, an icon, bold fact, plain text; buttons next to them, or below if
// there is no room.
Rectangle {
    id: root

    property string kind: "ask" // "ask" | "no" | "yes"
    property string bold: ""
    property string text: ""
    property bool apart: text !== "" // the rest in a line of its own
    property string icon: kind === "ask" ? "warn" : kind === "no" ? "cross" : "check"
    property Component leading: Icon {
        color: root.ink
        name: root.icon
        size: Theme.sign(30)
    }
    property Component trailing: null
    default property alias actions: buttons.data
    readonly property color ink: kind === "yes" ? Theme.yes : kind === "no" ? Theme.no : Theme.ask
    readonly property real inset: Theme.px(20)
    readonly property real gap: Theme.px(12)
    readonly property real actionRoom: width - inset - gap // of one button at most
    readonly property real wordRoom: width - inset - before.width - 2 * gap - (trailing ? after.width + gap : 0)
    readonly property bool beside: buttons.natural === 0 || wordRoom - buttons.natural - gap >= Theme.text(20) * 10
    readonly property real taken: beside && buttons.natural > 0 ? buttons.natural + gap : 0 // by the buttons

    Accessible.name: bold + " " + text
    Accessible.role: Accessible.AlertMessage
    color: kind === "yes" ? Theme.yesGround : kind === "no" ? Theme.noGround : Theme.askGround
    implicitHeight: (beside ? Math.max(head.height, buttons.height) : head.height + Theme.px(8) + buttons.height) + Theme.px(18)
    radius: Theme.px(10)
    visible: bold + text !== ""
    width: parent?.width ?? 0

    OutlineFrame {
        color: "transparent"
        fill: root.ink
        leftRadius: root.radius
        lineWidth: 0
        rightRadius: 0
        width: Theme.px(8)
    }
    Labelled {
        id: head

        leading: Loader {
            id: before

            sourceComponent: root.leading
        }
        spacing: root.gap
        trailing: Loader {
            id: after

            sourceComponent: root.trailing
        }
        width: root.actionRoom - root.taken
        x: root.inset
        y: root.beside ? (root.height - height) / 2 : Theme.px(9)

        MarkedText {
            parts: root.apart ? Theme.boldThen(root.bold, "") : Theme.boldThen(root.bold, root.text)
        }
        Paragraph {
            size: 18
            text: root.text
            visible: root.apart && root.text !== ""
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
        width: root.beside ? natural + 1 : root.actionRoom
        x: root.beside ? root.width - width - root.gap : root.inset
        y: root.beside ? (root.height - height) / 2 : head.y + head.height + Theme.px(8)
    }
}
