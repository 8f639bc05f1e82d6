import QtQuick
import Tafel.Ui

// A way into a part of the app that few need every evening: one line.
FramedPressable {
    id: root

    property string title: ""
    property string text: ""
    property string icon: ""

    ground: down ? Theme.sheet : Theme.sunk
    hint: text
    implicitHeight: Math.max(Theme.touch(80), line.words.height + Theme.px(24))
    label: title
    radius: Theme.panelRadius

    Labelled {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.px(20)
        anchors.rightMargin: Theme.px(16)
        leading: Icon {
            name: root.icon
            size: Theme.sign(32)
        }
        spacing: Theme.px(14)
        trailing: Icon {
            name: "next"
        }

        TText {
            elide: Text.ElideRight
            size: 22
            text: root.title
            weight: Font.Bold
            width: parent.width
        }
        Muted {
            elide: Text.ElideRight
            text: root.text
            visible: !Theme.large
            width: parent.width
        }
    }
}
