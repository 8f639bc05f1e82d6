import QtQuick
import Tafel.Ui

// The power of one player: a switch, or −5 | name | +5.
Loader {
    id: root

    required property ScorePad pad
    required property Seat seat
    property bool showSwitch: true

    active: seat.view.power !== ""
    sourceComponent: seat.view.powerKind === "choice" ? signed : toggle
    visible: active
    width: parent?.width ?? 0

    Component {
        id: toggle

        PowerToggle {
            objectName: "pad.power." + root.seat.view.index
            showSwitch: root.showSwitch && width >= Theme.px(Theme.large ? 262 : 200)
            view: root.seat.view

            onEditParameter: root.pad.editPower(root.seat.view.index)
            onToggled: root.pad.togglePower(root.seat.view.index)
        }
    }
    Component {
        id: signed

        SignedChoice {
            objectName: "pad.power." + root.seat.view.index
            view: root.seat.view

            onChosen: sign => root.pad.chooseSign(root.seat.view.index, sign)
        }
    }
}
