import QtQuick
import Tafel.Ui

// Something to be read: a sign, what it is, a muted line; a button may stand at its end.
Item {
    id: root

    property string icon: ""
    property string title: ""
    property string text: ""
    property alias leading: line.leading // in place of the sign
    default property alias actions: line.trailing

    Accessible.name: title + ", " + text
    Accessible.role: Accessible.StaticText
    implicitHeight: Math.max(Theme.px(68), line.words.height + Theme.px(14))
    width: parent?.width ?? 0

    Labelled {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.px(14)
        anchors.rightMargin: Theme.px(8)
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
