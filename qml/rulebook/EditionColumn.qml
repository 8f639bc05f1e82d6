import QtQuick
import Tafel.Ui

// One edition: its version where they differ, its section, our interpretation.
Rectangle {
    id: root

    required property var edition
    property bool lone: false // the game has one text
    readonly property real wanted: words.implicitHeight + Theme.px(28)
    readonly property bool yours: edition.yours

    border.color: yours ? Theme.ink : Theme.panelEdge
    border.width: yours ? Theme.px(4) : Theme.line
    color: Theme.sheet
    radius: Theme.panelRadius

    Column {
        id: words

        spacing: Theme.px(6)
        width: parent.width - Theme.px(28)
        x: Theme.px(14)
        y: Theme.px(14)

        Paragraph {
            text: root.edition.edition
            weight: Font.Black
        }
        Tag {
            icon: "check"
            text: root.yours ? qsTr("your match") : ""
        }
        MarkedText {
            // Underlined in the colour of a question, and bold: colour alone is not accessible.
            parts: root.edition.has.map(part => part.highlighted ? {text: part.text, bold: true, underlined: true, color: Theme.ask} : part)
        }
        Remark {
            text: root.edition.section !== "" ? qsTr("Section “%1”").arg(root.edition.section)
                : root.lone ? qsTr("The rules do not cover this.") : qsTr("This edition does not cover this.")
        }
        Tag {
            color: Theme.ask
            text: root.edition.ruling !== "" ? Theme.large ? qsTr("interpretation") : qsTr("our interpretation") : ""
        }
        Paragraph {
            size: 18
            text: root.edition.ruling
        }
    }
}
