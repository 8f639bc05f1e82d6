import QtQuick
import Tafel.Ui

// A clause in a list: its text with the search words underlined, and whether it is interpretation or differs between the
// editions; for a link also its context.
ListLine {
    id: root

    property var parts: [plain] // [{text, highlighted}]: highlighted parts match the search
    property string plain: ""
    property string place: ""
    property string card: ""
    property bool ruling: false
    property bool differs: false
    readonly property string note: (ruling ? qsTr("our interpretation") : "") + (ruling && differs ? " · " : "") + (differs ? qsTr("editions differ") : "")

    hint: note
    label: place !== "" ? place + ": " + plain : plain
    line.leading: Loader {
        active: root.card !== ""

        sourceComponent: CardFace {
            card: root.card
            size: "tiny"
        }
    }
    line.least: Theme.touch(66)
    line.spacing: Theme.px(14)
    line.words.spacing: Theme.px(2)

    Paragraph {
        text: root.place
        weight: Font.Black
    }
    MarkedText {
        color: root.chosen ? Theme.selInk : Theme.ink
        elide: Text.ElideRight
        excerpt: true
        maximumLineCount: 3
        // Bold and underlined, in the colour of a question where it can be read.
        parts: root.parts.map(part => !part.highlighted ? part
            : {text: part.text, bold: true, underlined: true, color: root.chosen ? Theme.selInk : Theme.ask})
    }
    Paragraph {
        color: root.chosen ? Theme.selInk : root.ruling ? Theme.ask : Theme.mute
        size: 18
        text: root.note
        weight: Font.Bold
    }
}
