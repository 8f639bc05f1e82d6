import QtQuick
import Tafel.Ui

// The power of one player: a switch, or −5 | name | +5.
Optional {
    id: root

    required property ScorePad pad
    required property Seat seat
    property bool showSwitch: true
    readonly property Component toggle: PowerToggle {
        objectName: "pad.power." + root.seat.view.index
        showSwitch: root.showSwitch && width >= Theme.px(Theme.large ? 262 : 200)
        view: root.seat.view

        onEditParameter: root.pad.editPower(root.seat.view.index)
        onToggled: root.pad.togglePower(root.seat.view.index)
    }
    readonly property Component signed: SignedChoice {
        objectName: "pad.power." + root.seat.view.index
        view: root.seat.view

        onChosen: sign => root.pad.chooseSign(root.seat.view.index, sign)
    }

    sourceComponent: seat.view.powerKind === "choice" ? signed : toggle
}
