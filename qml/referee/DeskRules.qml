import QtQuick
import Tafel.Ui

// Over the desk: the house rules that a table may change in the middle of a match.
Popup {
    id: root

    required property Desk desk

    closeName: "referee.rules.close"
    panelWidth: Theme.px(860)
    spacing: Theme.px(14)
    title: qsTr("House rules")

    Paragraph {
        text: qsTr("Where the editions are silent or disagree, the table decides. Deals entered so far keep their scores.")
    }
    DeskRuleList {
        desk: root.desk
    }
}
