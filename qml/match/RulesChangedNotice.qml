import QtQuick
import Tafel.Ui

// An old match that the current rules judge differently: the changes, and how to accept them.
Column {
    id: root

    required property MatchView view
    required property string ownershipText // another tablet's
    property bool sure: false // confirmed once more: it cannot be undone

    spacing: Theme.px(10)
    visible: view.newRules !== ""

    Banner {
        bold: qsTr("The current rules score this match differently.")
        objectName: "match.newRules"
        text: root.view.newRules
    }
    Paragraph {
        color: Theme.mute
        objectName: "match.newRules.asked"
        text: qsTr("The match is then scored by the current rules. The entries stay. You cannot undo this.")
        visible: root.sure
    }
    WrappedRow {
        TButton {
            kind: root.sure ? "act" : "plain"
            objectName: "match.newRules.accept"
            subText: root.ownershipText
            text: root.sure ? qsTr("Accept") : qsTr("Apply current rules")
            whyNot: root.ownershipText
            width: Math.min(implicitWidth, parent.width)

            onTapped: {
                if (root.sure)
                    root.view.acceptRules();
                root.sure = !root.sure;
            }
        }
        TButton {
            kind: "ghost"
            objectName: "match.newRules.leave"
            text: qsTr("Keep the original scoring")
            visible: root.sure
            width: Math.min(implicitWidth, parent.width)

            onTapped: root.sure = false
        }
    }
}
