import QtQuick
import Tafel.Ui

// An entry to read: an icon, its subject, a muted line; optionally a button at the end.
Item {
    id: root

    property string icon: ""
    property string title: ""
    property string text: ""
    property Component leading: iconPart // replaces the icon
    default property alias actions: slot.data

    Accessible.name: title + ", " + text
    Accessible.role: Accessible.StaticText
    implicitHeight: Math.max(Theme.px(68), words.implicitHeight + Theme.px(14))
    width: parent?.width ?? 0

    Component {
        id: iconPart

        Icon {
            name: root.icon
            size: Theme.sign(30)
        }
    }
    Loader {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        sourceComponent: root.leading
        x: Theme.px(14)
    }
    Column {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.px(14)
        anchors.right: slot.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter

        Paragraph {
            text: root.title
            weight: Font.Bold
        }
        Remark {
            text: root.text
        }
    }
    Row {
        id: slot

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
    }
}
