import QtQuick
import Tafel.Ui

// An empty list: a drawing, a sentence about the future content, the button that adds it.
Column {
    id: root

    property string title: ""
    property string text: ""
    property string buttonText: ""
    property string buttonIcon: "plus"

    signal tapped

    anchors.horizontalCenter: parent?.horizontalCenter
    spacing: Theme.px(10)
    width: Math.min((parent?.width ?? 0) - Theme.px(48), Theme.px(560))

    Slate {
        anchors.horizontalCenter: parent.horizontalCenter
        height: Theme.px(96)
        width: Theme.px(170)

        Tally {
            anchors.fill: parent
        }
    }
    Heading {
        horizontalAlignment: Text.AlignHCenter
        text: root.title
    }
    Paragraph {
        color: Theme.mute
        horizontalAlignment: Text.AlignHCenter
        text: root.text
    }
    TButton {
        anchors.horizontalCenter: parent.horizontalCenter
        icon: root.buttonIcon
        kind: "act"
        text: root.buttonText
        visible: text !== ""

        onTapped: root.tapped()
    }
}
