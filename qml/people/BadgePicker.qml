import QtQuick
import Tafel.Ui

// A person in a list: the colour and shape that they keep; a grey circle while the seat decides.
PlayerBadge {
    id: root

    required property int badge // -1: the seat decides
    property bool chosen: false // on the ground of a chosen row

    color: chosen ? Theme.selInk : badge < 0 ? Theme.mute : Theme.playerColor(badge, false)
    ink: chosen ? Theme.sel : badge < 0 ? Theme.sheet : Theme.playerInkPaper
    seat: Math.max(0, badge)
}
