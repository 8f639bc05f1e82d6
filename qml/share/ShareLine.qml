import QtQuick
import Tafel.Ui

// An entry to read: an icon or another leading item, its subject, a muted line; optionally a trailing button.
Labelled {
    id: root

    property string icon: ""
    property string title: ""
    property string text: ""

    Accessible.name: title + ", " + text
    Accessible.role: Accessible.StaticText
    end: Theme.px(8)
    least: Theme.px(68)
    leading: Icon {
        name: root.icon
        size: Theme.sign(30)
        visible: root.icon !== ""
    }
    padding: Theme.px(7)
    sides: Theme.px(14)
    spacing: Theme.px(14)

    Strong {
        text: root.title
    }
    Remark {
        text: root.text
    }
}
