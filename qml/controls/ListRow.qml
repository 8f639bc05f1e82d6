import QtQuick
import Tafel.Ui

// A row of a list: something leading, title, muted line, something muted at the right, ›; chosen rows are
// filled.
Pressable {
    id: root

    property string title: ""
    property string subtitle: ""
    property string trailing: "" // one line or two
    property bool chosen: false
    property bool strong: false // subtitle in ink: a match under way
    property bool chevron: true
    property bool separator: true
    property real least: Theme.touch(74) // its minimum height
    property Component leading: null // a PlayerBadge, Suit, CardFace …
    property color ground: "transparent"
    readonly property string trailed: trailing.replace("\n", ", ")
    readonly property color ink: chosen ? Theme.selInk : possible ? Theme.ink : Theme.mute
    readonly property color soft: chosen ? Theme.selInk : strong ? Theme.ink : Theme.mute

    checkable: chosen
    checked: chosen
    hint: subtitle.replace("\n", ", ") + (trailing !== "" ? ", " + trailed : "")
    implicitHeight: Math.max(least, line.words.implicitHeight + Theme.px(20))
    label: title
    ringInside: true
    role: Accessible.ListItem
    width: parent?.width ?? 0

    Rectangle {
        anchors.fill: parent
        color: root.chosen ? Theme.sel : root.down ? Theme.sunk : root.ground
        radius: root.chosen ? Theme.radius : 0
    }
    Labelled {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.px(14)
        anchors.rightMargin: Theme.px(12)
        leading: Loader {
            active: root.leading !== null
            sourceComponent: root.leading
        }
        trailing: [
            TText {
                color: root.soft
                horizontalAlignment: Text.AlignRight
                size: 18
                text: root.trailing
                visible: text !== "" && !Theme.large
            },
            Loader {
                active: root.chevron

                sourceComponent: Icon {
                    color: root.ink
                    name: "next"
                    size: Theme.sign(24)
                }
            }
        ]

        FitText {
            color: root.ink
            room: line.words.width
            size: 22
            text: root.title
            weight: Font.Bold
            wrapMode: Text.Wrap
        }
        Paragraph {
            color: root.soft
            size: 18
            text: Theme.large && root.trailing !== "" ? root.subtitle + " · " + root.trailed : root.subtitle
        }
    }
    Underline {
        visible: root.separator && !root.chosen
    }
}
