import QtQuick
import Tafel.Ui

// A person in a list: the colour and shape that they keep; a grey circle while the seat decides.
PlayerBadge {
    id: root

    required property int mark // -1: the seat decides
    property bool chosen: false // on the ground of a chosen row

    color: chosen ? Theme.selInk : mark < 0 ? Theme.mute : Theme.playerColor(mark, false)
    ink: chosen ? Theme.sel : mark < 0 ? Theme.sheet : Theme.playerInkPaper
    seat: Math.max(0, mark)
}
