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
            detail: root.seat.view.powerLine !== "" || root.seat.view.powerDecides ? root.seat.view.powerLine
                : root.seat.view.powerOn ? qsTr("used, noted only") : qsTr("noted only")
            hasParameter: root.seat.view.powerKind === "number" || root.seat.view.powerKind === "card"
                || root.seat.view.powerKind === "worth"
            name: root.seat.view.power
            noted: !root.seat.view.powerDecides
            objectName: "pad.power." + root.seat.view.index
            power: root.seat.view.powerOn ? "on" : root.seat.view.powerPossible ? "off" : "notPossible"
            showSwitch: root.showSwitch && width >= Theme.px(Theme.large ? 262 : 200)
            whyNot: power === "notPossible" ? root.seat.view.whyNot || qsTr("Not possible now") : ""
            whyNotRule: root.seat.view.whyNotClause
            whyNotTitle: root.seat.view.power

            onEditParameter: root.pad.editPower(root.seat.view.index)
            onToggled: root.pad.togglePower(root.seat.view.index)
        }
    }
    Component {
        id: signed

        SignedChoice {
            name: root.seat.view.power
            names: "pad.sign." + root.seat.view.index
            objectName: "pad.power." + root.seat.view.index
            sign: root.seat.view.powerNumber
            status: root.seat.view.powerNumber !== 0 ? root.seat.view.powerLine : root.seat.view.powerPossible ? qsTr("not used") : root.seat.view.powerLine
            whyNot: root.seat.view.powerPossible ? "" : root.seat.view.whyNot
            whyNotRule: root.seat.view.whyNotClause

            onChosen: sign => root.pad.chooseSign(root.seat.view.index, sign)
        }
    }
}
