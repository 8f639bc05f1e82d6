import QtQuick
import Tafel.Ui

// A clause with its context: its subject, our words, the editions, related clauses.
Stack {
    id: root

    required property var clause // see RuleList.clause
    property bool sideBySide: true
    property bool named: false // it was searched by its id

    signal opened(string clause)

    onClauseChanged: named = false

    objectName: "rulebook.part"
    spacing: Theme.px(14)

    Labelled {
        leading: CardFace {
            card: root.clause.card || ""
            visible: card !== ""
        }
        spacing: Theme.px(14)

        Heading {
            size: 30
            text: root.clause.place || ""
        }
    }
    Paragraph {
        objectName: "rulebook.text"
        size: 24
        text: root.clause.text || ""
    }
    EditionColumns {
        editions: root.clause.editions || []
        sideBySide: root.sideBySide
    }
    RuleLinks {
        links: root.clause.together || []
        title: qsTr("Related clauses")

        onOpened: clause => root.opened(clause)
    }
    RuleLinks {
        links: root.clause.siblings || []
        names: "rulebook.siblings"
        placed: false
        title: qsTr("More on this: %1").arg(root.clause.place || "")

        onOpened: clause => root.opened(clause)
    }
    TButton {
        kind: "ghost"
        objectName: "rulebook.name"
        text: qsTr("Clause id")
        visible: !root.named && (root.clause.id || "") !== ""
        width: Math.min(implicitWidth, root.width)

        onTapped: root.named = true
    }
    Remark {
        objectName: "rulebook.id"
        text: root.clause.id || ""
        visible: root.named
        wrapMode: Text.WrapAnywhere
    }
}
