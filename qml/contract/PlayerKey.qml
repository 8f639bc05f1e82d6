import QtQuick
import Tafel.Ui

// A player to tap: badge and name, or the badge alone in a table. For an answer that is no player the name is its text.
ChoiceButton {
    id: root

    required property var view // a SeatView
    property string name: view?.name ?? ""
    property bool terse: false // the badge alone
    readonly property int seat: view?.index ?? 0

    air: Theme.px(10)
    least: Theme.touch(60)
    label: name
    lines: 2
    padding: Theme.px(8)
    spacing: Theme.px(8)
    text: terse ? "" : name

    leading: view ? badge : null

    Component {
        id: badge

        PlayerBadge {
            color: root.checked ? Theme.selInk : root.possible ? Theme.playerColor(seat, false) : Theme.mute
            of: root.view
            ink: root.checked ? Theme.sel : root.possible ? Theme.playerInkPaper : Theme.sunk
            size: Theme.px(32)
        }
    }
}
