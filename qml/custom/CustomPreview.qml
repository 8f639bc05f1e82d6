import QtQuick
import Tafel.Ui

// The resulting pad, live and small; a tap makes it large and playable. Next to it whether the cards divide evenly.
Item {
    id: root

    required property CustomGameEditor editor
    required property Item screen // as large as the pad, before it is made small
    property int step: 0

    signal wanted

    TText {
        id: heading

        size: 22
        text: qsTr("Preview of the score pad")
        weight: Font.Bold
        width: parent.width
    }
    Item {
        id: frame

        readonly property real k: Math.min(root.width / root.screen.width, (root.height - y) / root.screen.height)

        anchors.top: heading.bottom
        anchors.topMargin: Theme.px(6)
        height: root.screen.height * k
        width: root.screen.width * k

        Loader {
            active: root.editor.previewSession !== null && root.visible
            clip: true
            enabled: false
            height: root.screen.height
            scale: frame.k
            transformOrigin: Item.TopLeft
            width: root.screen.width

            sourceComponent: ScorePadScreen {
                Accessible.ignored: true
                session: root.editor.previewSession
            }
        }
        OutlineFrame {
            lineWidth: Theme.px(3)
            radius: Theme.panelRadius
        }
        Pressable {
            anchors.fill: parent
            label: qsTr("Try the full-size pad")
            objectName: "editor.preview"
            visible: root.editor.previewSession !== null // not before there is a pad

            onTapped: root.wanted()
        }
    }
    Stack {
        readonly property bool beside: Theme.portrait

        spacing: Theme.px(10)
        visible: root.height - y > height
        width: root.width - x
        x: beside ? frame.width + Theme.px(16) : 0
        y: beside ? frame.y : frame.y + frame.height + Theme.px(10)

        Remark {
            text: qsTr("Sample data. Tap to enlarge and try it; nothing is saved.")
        }
        Banner {
            bold: root.editor.cards.kind === "yes" ? qsTr("The cards divide.") : qsTr("The cards do not divide.")
            kind: root.editor.cards.kind
            objectName: "editor.fits"
            text: root.editor.cards.text
            visible: root.editor.cards.text !== "" && root.step === 0
        }
    }
}
