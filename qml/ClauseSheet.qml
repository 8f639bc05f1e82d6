import QtQuick
import Tafel.Ui

// A clause of the rules: its text, the section in each edition, and our interpretation.
Popup {
    id: root

    required property clauseView clause
    property var openRulebook: null // function(id), if the screen below keeps its state

    panelWidth: Theme.px(980)
    spacing: Theme.px(16)
    title: qsTr("The rule")

    Paragraph {
        objectName: "clause.text"
        size: 22
        text: root.clause.text || qsTr("This rule has no text.")
    }
    EditionColumns {
        editions: root.clause.editions || []
        sideBySide: root.width > root.height
        spacing: root.spacing
    }
    TButton {
        icon: "book"
        objectName: "clause.rulebook"
        text: qsTr("Open in the rulebook")
        visible: root.openRulebook !== null && (root.clause.id || "") !== ""

        onTapped: root.openRulebook.call(null, root.clause.id)
    }
}
