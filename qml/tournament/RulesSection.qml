import QtQuick
import Tafel.Ui

// The rules of the tournament, and the actions for the whole tournament.
ScrollColumn {
    id: root

    required property TournamentView view

    spacing: Theme.px(12)

    SheetColumn {
        Paragraph {
            id: rules

            objectName: "tournament.rules"
            size: 22
            text: root.view.rules.text
        }
    }
    TButton {
        icon: "pen"
        objectName: "tournament.changeRules"
        text: qsTr("Change the rules")
        visible: !root.view.closed
        width: parent.width

        onTapped: Screens.of(root).over = "rules"
    }
    TButton {
        icon: "pen"
        objectName: "tournament.rename"
        subText: root.view.whyNoRename
        text: qsTr("Rename")
        visible: !root.view.closed
        whyNot: root.view.whyNoRename
        width: parent.width

        onTapped: Screens.of(root).over = "name"
    }
    TButton {
        icon: "check"
        objectName: "tournament.close"
        text: qsTr("Close the tournament")
        visible: !root.view.closed
        width: parent.width

        onTapped: Screens.of(root).over = "close"
    }
    TButton {
        icon: "redo"
        objectName: "tournament.reopen"
        text: qsTr("Reopen")
        visible: root.view.closed
        width: parent.width

        onTapped: root.view.reopen()
    }
}
