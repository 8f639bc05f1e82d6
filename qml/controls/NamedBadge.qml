import QtQuick
import Tafel.Ui

// Somebody: the badge, and the name next to it.
MiddleRow {
    property alias badge: badge
    property alias words: words

    PlayerBadge {
        id: badge
    }
    NameText {
        id: words

        room: Infinity
        text: badge.name
    }
}
