import QtQuick
import Tafel.Ui

// A clause of the rules: our words, where each edition has it, and what is our interpretation.
Popup {
    id: root

    required property var clause // {id, text, editions: [{edition, has, section, ruling, yours}]}
    readonly property var editions: clause.editions || []

    closeName: "clause.close"
    panelWidth: Theme.px(980)
    spacing: Theme.px(16)
    title: qsTr("The rule")

    TText {
        size: 22
        text: root.clause.text || qsTr("This rule has no text.")
        width: parent.width
        wrapMode: Text.Wrap
    }
    Grid {
        id: columns

        columns: root.editions.length > 1 && root.width > root.height && Theme.textScale < 1.75 ? 3 : 1
        spacing: Theme.px(12)
        width: parent.width

        Repeater {
            model: root.editions

            Rectangle {
                id: edition

                required property var modelData

                readonly property bool yours: modelData.yours

                border.color: yours ? Theme.ink : Theme.panelEdge
                border.width: yours ? Theme.px(3) : Theme.line
                color: Theme.paper
                height: columns.columns > 1 ? Math.max(words.implicitHeight + Theme.px(28), Theme.px(150))
                    : words.implicitHeight + Theme.px(28)
                radius: Theme.radius
                width: (columns.width - (columns.columns - 1) * columns.spacing) / columns.columns

                Column {
                    id: words

                    spacing: Theme.px(6)
                    width: parent.width - Theme.px(28)
                    x: Theme.px(14)
                    y: Theme.px(14)

                    TText {
                        text: edition.modelData.edition
                        weight: Font.Black
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                    Tag {
                        icon: "check"
                        text: edition.yours ? qsTr("your match") : ""
                    }
                    // What this edition has, where they differ.
                    TText {
                        text: edition.modelData.has
                        visible: text !== ""
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                    TText {
                        color: Theme.mute
                        size: 18
                        text: edition.modelData.section !== "" ? qsTr("Section “%1”").arg(edition.modelData.section)
                            : root.editions.length > 1 ? qsTr("This edition does not say it.") : qsTr("The text does not say it.")
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                    Tag {
                        color: Theme.ask
                        text: edition.modelData.ruling !== "" ? qsTr("our interpretation") : ""
                    }
                    TText {
                        size: 18
                        text: edition.modelData.ruling
                        visible: text !== ""
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
    TText {
        color: Theme.mute
        size: 18
        text: qsTr("The table may decide otherwise.")
        visible: root.editions.some(each => each.ruling !== "")
        width: parent.width
        wrapMode: Text.Wrap
    }
}
