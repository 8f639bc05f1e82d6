import QtQuick
import Tafel.Ui

// A panel over the screen: title, close, content that scrolls. At the top right it is a menu over the screen; otherwise it
// has a flat background. The owner disables the items below.
OverlayPanel {
    id: root

    property bool menu: false
    property bool covered: false // by another panel
    property real panelWidth: Theme.px(760)
    property real panelHeight: -1 // as high as the content, or so high
    property alias spacing: inside.spacing
    readonly property real innerWidth: inside.column.width
    default property alias content: inside.content

    closesBeside: true
    focus: true
    ground: menu ? "transparent" : Theme.sunk
    z: 95

    Component.onCompleted: forceActiveFocus()

    PanelFrame {
        id: panel

        readonly property real most: parent.height - (root.menu ? Theme.px(72) : 2 * Theme.px(12))

        enabled: !root.covered
        height: root.panelHeight >= 0 ? Math.min(root.panelHeight, most)
            : Math.min(most, head.height + inside.contentHeight + Theme.px(34))
        width: Math.min(root.panelWidth, parent.width - Theme.px(24))
        x: root.menu ? parent.width - width - Theme.px(12) : (parent.width - width) / 2
        y: root.menu ? Theme.px(62) : (parent.height - height) / 2

        Strip {
            id: head

            height: root.title !== "" || !root.menu ? Math.max(Theme.px(60), heading.height + Theme.px(20)) : 0
            visible: height > 0

            Title {
                id: heading

                anchors.verticalCenter: parent.verticalCenter
                maximumLineCount: 3
                room: parent.width - Theme.px(100)
                size: 24
                text: root.title
                wrapMode: Text.Wrap
                x: Theme.px(18)
            }
            CrossButton {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.touch(54)
                label: qsTr("Close")
                objectName: "close"
                visible: !root.menu
                width: Theme.touch(56)

                onTapped: root.leave()
            }
        }
        ScrollColumn {
            id: inside

            anchors.bottomMargin: Theme.px(16)
            anchors.fill: parent
            anchors.margins: Theme.px(18)
            anchors.topMargin: head.height + Theme.px(root.menu ? 12 : 2)
            line.x: panel.width - line.width - Theme.px(7)
            spacing: Theme.px(10)
        }
    }
}
