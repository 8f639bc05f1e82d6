import QtQuick
import Tafel.Ui

// A clause of the rules: its text, the section in each edition, and our interpretation.
Popup {
    id: root

    required property var clause // a ClauseView
    property bool leads: false // the screen below keeps its state: the rulebook may be opened
    readonly property var editions: clause.editions || []

    signal rulebookWanted(string id)

    closeName: "clause.close"
    panelWidth: Theme.px(980)
    spacing: Theme.px(16)
    title: qsTr("The rule")

    Paragraph {
        size: 22
        text: root.clause.text || qsTr("This rule has no text.")
    }
    EditionColumns {
        editions: root.editions
        sideBySide: root.width > root.height
    }
    TableRulingPanel {
        editions: root.editions
    }
    TButton {
        icon: "book"
        objectName: "clause.rulebook"
        text: qsTr("Open in the rulebook")
        visible: root.leads && (root.clause.id || "") !== ""

        onTapped: root.rulebookWanted(root.clause.id)
    }
}
