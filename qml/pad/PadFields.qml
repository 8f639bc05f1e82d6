import QtQuick
import Tafel.Ui

// A field and a power for each player, side by side; from 175 % text one button opens the powers.
Stack {
    id: root

    required property ScorePad pad
    property real fieldHeight: -1
    property bool stacked: false // the number below the name
    property bool cramped: false // a phone asks for a seat or a count: until that is answered there is room for the numbers alone
    readonly property int count: Math.max(1, pad.playing.length)
    readonly property bool narrow: count > 3
    readonly property bool behind: Theme.veryLarge
    readonly property var declared: powers.filter(seat => seat.view.powerOn)
    readonly property var powers: Array.from(pad.seats).filter(seat => seat.view.power !== "")

    // The word of the safe zone for a value: only where the zone itself has no room.
    readonly property string zoneWord: Array.from(pad.zone).find(each => pad.field.value >= each.from && pad.field.value <= each.to)?.word ?? ""

    spacing: Theme.px(8)

    EqualColumns {
        columns: root.count > 5 ? Math.ceil(root.count / 2) : root.count
        spacing: Theme.px(root.narrow ? 8 : 12)

        Repeater {
            model: root.pad.playing

            Column {
                id: player

                required property Seat modelData

                spacing: Theme.px(8)

                PointsField {
                    height: root.fieldHeight >= 0 ? Theme.px(root.fieldHeight)
                        : root.narrow && !Theme.large ? Theme.px(104) : implicitHeight
                    numberSize: stacked ? (Theme.large ? 54 : 46) : 50
                    objectName: "pad.field." + player.modelData.view.index
                    stacked: Theme.large || root.narrow || root.stacked
                    view: player.modelData.view
                    width: parent.width
                    zoneWord: Theme.veryLarge && view.active ? root.zoneWord : ""

                    onTapped: root.pad.focus(player.modelData.view.index)
                }
                PadPower {
                    active: player.modelData.view.power !== "" && !root.behind
                    pad: root.pad
                    seat: player.modelData
                    showSwitch: !root.narrow
                }
            }
        }
    }
    Optional {
        active: root.behind && root.powers.length > 0 && !root.cramped

        WideButton {
            height: Theme.touch(56)
            objectName: "pad.powers"
            opensPanel: "powers"
            text: root.declared.length > 0 ? qsTr("Characters (%1)").arg(root.declared.length) : qsTr("Characters")
        }
    }
}
