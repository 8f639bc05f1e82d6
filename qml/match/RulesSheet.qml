import QtQuick
import Tafel.Ui

// By which rules a match was played, and with whom.
SheetColumn {
    id: root

    required property MatchView view
    spacing: Theme.px(4)

    Paragraph {
        text: root.view.header.rules
        weight: Font.Bold
    }
    Paragraph {
        color: Theme.mute
        text: root.view.header.characters
    }
}
