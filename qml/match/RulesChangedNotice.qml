import QtQuick
import Tafel.Ui

// An old match that the current rules judge differently: the changes, and how to accept them.
Column {
    id: root

    required property MatchView view
    required property string ownershipText // another tablet's

    spacing: Theme.px(10)
    visible: view.newRules !== ""

    Banner {
        bold: qsTr("The current rules score this match differently.")
        objectName: "match.newRules"
        text: root.view.newRules
    }
    ConfirmedButton {
        button.objectName: "match.newRules.accept"
        leaveText: qsTr("Keep the original scoring")
        names: "match.newRules"
        question: qsTr("The match is then scored by the current rules. The entries stay. You cannot undo this.")
        sureText: qsTr("Accept")
        text: qsTr("Apply current rules")
        whyNot: root.ownershipText

        onConfirmed: root.view.acceptRules()
    }
}
