import QtQuick
import Tafel.Ui

// A row of a list: something leading, title, muted line, something muted at the right, ›.
ListLine {
    id: root

    property string title: ""
    property string subtitle: ""
    property string trailing: "" // one line or two
    property bool strong: false // subtitle in ink: a match under way
    property bool chevron: true
    property var person: null // whose badge is before the words
    property Component leading: person ? badge : null
    readonly property string trailed: trailing.replace("\n", ", ")
    readonly property color ink: chosen ? Theme.selInk : possible ? Theme.ink : Theme.mute
    readonly property color soft: chosen ? Theme.selInk : strong ? Theme.ink : Theme.mute

    ends: [
        TText {
            color: root.soft
            horizontalAlignment: Text.AlignRight
            size: 18
            text: root.trailing
            visible: text !== "" && !Theme.large
        },
        Icon {
            color: root.ink
            name: "next"
            size: Theme.sign(24)
            visible: root.chevron
        }
    ]
    hint: subtitle.replace("\n", ", ") + (trailing !== "" ? ", " + trailed : "")
    label: title
    line.end: Theme.px(12)
    line.leading: Loader {
        active: root.leading !== null
        sourceComponent: root.leading
    }
    least: Theme.touch(74)
    ringInside: true

    Component {
        id: badge

        PlayerBadge {
            chosen: root.chosen
            of: root.person
        }
    }
    FitText {
        color: root.ink
        room: root.line.words.width
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
