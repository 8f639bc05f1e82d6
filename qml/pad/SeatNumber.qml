import QtQuick
import Tafel.Ui

// The badge of a player, and a number.
MiddleRow {
    id: root

    required property Seat modelData
    property real badgeSize: Theme.px(34)
    property alias number: number

    spacing: Theme.px(8)

    PlayerBadge {
        of: root.modelData.view
        size: root.badgeSize
    }
    TText {
        id: number

        weight: Font.Black
    }
}
