import QtQuick
import Tafel.Ui

// Somebody on a slate: badge, name, a note below it; at the right a text and a large number.
Strip {
    id: root

    required property var of // {name, badge}
    property string note: ""
    property string aside: ""
    property string number: ""
    property real nameSize: 26
    property real numberSize: 50
    property real numberWidth: 0 // at least
    property bool separator: true

    Accessible.name: Theme.joined([of.name + ": " + number, aside, note], ", ")
    Accessible.role: Accessible.StaticText
    implicitHeight: Math.max(Theme.px(66), line.words.height + Theme.px(14))

    Labelled {
        id: line

        anchors.fill: parent
        sides: Theme.px(4)
        leading: PlayerBadge {
            of: root.of
            size: Math.min(Theme.px(42), root.height - Theme.px(4))
            slated: true
        }
        trailing: [
            TText {
                color: Theme.chalk
                text: root.aside
                visible: text !== ""
            },
            Numeral {
                color: Theme.chalk
                horizontalAlignment: Text.AlignRight
                leading: 1
                size: root.numberSize
                text: root.number
                width: Math.max(implicitWidth, root.numberWidth)
            }
        ]

        NameText {
            color: Theme.chalk
            fixed: true
            room: line.words.width
            size: root.nameSize
            tallest: Math.min(Theme.px(48), root.height - Theme.px(4))
            text: root.of.name
        }
        Paragraph {
            color: Theme.chalkMute
            size: 18
            text: root.note
        }
    }
    Underline {
        color: Theme.slateLine
        visible: root.separator
    }
}
