import QtQuick
import Tafel.Ui

// A clause in a list: its text with the search words underlined, and whether it is interpretation or differs between the
// editions; for a link also its context.
ListLine {
    id: root

    required property var clause // a FoundClause, or a ClauseLink
    property bool placed: false // a link with its context
    readonly property bool ruling: clause.ruling ?? false
    readonly property string note: Theme.joined([ruling ? qsTr("our interpretation") : "", clause.differs ? qsTr("editions differ") : ""], " · ")

    hint: note
    label: placed ? clause.place + ": " + clause.text : clause.text
    line.leading: Loader {
        active: root.placed && root.clause.card !== ""

        sourceComponent: CardFace {
            card: root.clause.card
            size: "tiny"
        }
    }
    line.least: Theme.touch(66)
    line.spacing: Theme.px(14)
    line.words.spacing: Theme.px(2)

    Paragraph {
        text: root.placed ? root.clause.place : ""
        weight: Font.Black
    }
    MarkedText {
        color: root.chosen ? Theme.selInk : Theme.ink
        elide: Text.ElideRight
        excerpt: true
        maximumLineCount: 3
        // Bold and underlined, in the colour of a question where it can be read.
        parts: (root.clause.parts ?? [root.clause.text]).map(part => !part.highlighted ? part
            : {text: part.text, bold: true, underlined: true, color: root.chosen ? Theme.selInk : Theme.ask})
    }
    Strong {
        color: root.chosen ? Theme.selInk : root.ruling ? Theme.ask : Theme.mute
        size: 18
        text: root.note
    }
}
