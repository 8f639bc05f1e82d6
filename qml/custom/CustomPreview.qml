import QtQuick
import Tafel.Ui

// The resulting pad, live and small; a tap makes it large and playable. Below it whether the cards divide evenly.
Item {
    id: root

    required property CustomGameEditor editor
    required property real screenWidth // of the pad, before it is made small
    required property real screenHeight
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

        readonly property real k: Math.min(root.width / root.screenWidth, (root.height - y) / root.screenHeight)

        anchors.top: heading.bottom
        anchors.topMargin: Theme.px(6)
        height: root.screenHeight * k
        width: root.screenWidth * k

        Loader {
            active: root.editor.previewSession !== null && root.visible
            clip: true
            enabled: false
            height: root.screenHeight
            scale: frame.k
            transformOrigin: Item.TopLeft
            width: root.screenWidth

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
        anchors.top: frame.bottom
        anchors.topMargin: Theme.px(10)
        spacing: Theme.px(10)
        visible: root.height - y > height

        Remark {
            text: qsTr("Sample data. Tap to enlarge and try it; nothing is saved.")
        }
        Banner {
            bold: root.editor.cardsDivideEvenly ? qsTr("The cards divide.") : qsTr("The cards do not divide.")
            kind: root.editor.cardsDivideEvenly ? "yes" : "ask"
            objectName: "editor.fits"
            text: root.editor.cardsText
            visible: root.editor.cardsText !== "" && root.step === 0
        }
    }
}
