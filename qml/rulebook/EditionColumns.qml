import QtQuick
import Tafel.Ui

// The versions of the editions, side by side: the current one highlighted, differing words underlined, our
// interpretation.
Stack {
    id: root

    property var editions: [] // of ClauseEdition
    property bool sideBySide: true

    spacing: Theme.px(14)

    EqualColumns {
        id: grid

        columns: root.editions.length > 1 && root.sideBySide && Theme.textScale < 1.75 ? 3 : 1
        spacing: Theme.px(12)

        Repeater {
            model: root.editions

            // One edition: its version where they differ, its section, our interpretation.
            SheetColumn {
                id: edition

                required property clauseEdition modelData

                border.color: modelData.yours ? Theme.ink : Theme.panelEdge
                border.width: modelData.yours ? Theme.px(4) : Theme.line
                height: grid.columns > 1 ? grid.tallest : implicitHeight
                spacing: Theme.px(6)

                Paragraph {
                    text: edition.modelData.edition
                    weight: Font.Black
                }
                Tag {
                    icon: "check"
                    text: edition.modelData.yours ? qsTr("your match") : ""
                }
                MarkedText {
                    // Underlined in the colour of a question, and bold: colour alone is not accessible.
                    parts: Array.from(edition.modelData.has, part => part.highlighted ? {text: part.text, bold: true, underlined: true, color: Theme.ask} : part)
                }
                Remark {
                    text: edition.modelData.section !== "" ? qsTr("Section “%1”").arg(edition.modelData.section)
                        : root.editions.length === 1 ? qsTr("The rules do not cover this.") : qsTr("This edition does not cover this.")
                }
                Tag {
                    color: Theme.ask
                    text: edition.modelData.ruling !== "" ? Theme.large ? qsTr("interpretation") : qsTr("our interpretation") : ""
                }
                Paragraph {
                    size: 18
                    text: edition.modelData.ruling
                }
            }
        }
    }
    Remark {
        text: qsTr("The table may decide otherwise.")
        visible: root.editions.some(each => each.ruling !== "")
    }
}
