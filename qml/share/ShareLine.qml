import QtQuick
import Tafel.Ui

// An entry to read: an icon, its subject, a muted line; optionally a button at the end.
Item {
    id: root

    property string icon: ""
    property string title: ""
    property string text: ""
    property alias leading: line.leading // replaces the icon
    default property alias actions: line.trailing

    Accessible.name: title + ", " + text
    Accessible.role: Accessible.StaticText
    implicitHeight: line.implicitHeight
    width: parent?.width ?? 0

    Labelled {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.px(14)
        anchors.rightMargin: Theme.px(8)
        least: Theme.px(68)
        padding: Theme.px(7)
        leading: Icon {
            name: root.icon
            size: Theme.sign(30)
            visible: root.icon !== ""
        }
        spacing: Theme.px(14)

        Paragraph {
            text: root.title
            weight: Font.Bold
        }
        Remark {
            text: root.text
        }
    }
}
