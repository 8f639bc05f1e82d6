import QtQuick
import Tafel.Ui

// The badge of a player, and at its side the name above a note.
MiddleRow {
    id: root

    required property seatView view
    required property real room
    property alias badge: badge
    property alias words: words
    property alias name: name
    property alias note: note

    PlayerBadge {
        id: badge

        of: root.view
    }
    Column {
        id: words

        NameText {
            id: name

            room: root.room - badge.width - root.spacing
            size: 22
            tallest: Theme.px(50)
            text: root.view.side
        }
        FitText {
            id: note

            room: name.room
            size: 18
            visible: text !== ""
        }
    }
}
