import QtQuick
import Tafel.App
import Tafel.Ui

// By which rules a match was played, and with whom.
Sheet {
    id: root

    required property MatchView view

    implicitHeight: rules.implicitHeight + 2 * padding

    Column {
        id: rules

        spacing: Theme.px(4)
        width: parent.width

        TText {
            text: root.view.head.rules
            weight: Font.Bold
            width: parent.width
            wrapMode: Text.Wrap
        }
        TText {
            color: Theme.mute
            text: root.view.head.characters
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
        }
    }
}
