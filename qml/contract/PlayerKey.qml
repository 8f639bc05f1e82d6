import QtQuick
import Tafel.Ui

// A player to tap: badge and name, or the badge alone in a table.
ChoiceButton {
    id: root

    required property int seat
    required property int badge
    required property string name
    property bool chosen: false
    property bool terse: false // the badge alone

    checked: chosen
    implicitHeight: Math.max(Theme.touch(60), contentHeight + Theme.px(10))
    label: name
    lines: 2
    padding: Theme.px(8)
    spacing: Theme.px(8)
    text: terse ? "" : name

    leading: PlayerBadge {
        color: root.chosen ? Theme.selInk : root.possible ? Theme.playerColor(root.badge, false) : Theme.mute
        of: root
        ink: root.chosen ? Theme.sel : root.possible ? Theme.playerInkPaper : Theme.sunk
        size: Theme.px(32)
    }
}
