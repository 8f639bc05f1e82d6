import QtQuick
import Tafel.Ui

// The powers of all characters: effect, time, and whether each was used; one below the other. At very large text powers are
// also used here, because they do not fit under the fields.
Popup {
    id: root

    required property ScorePad pad
    readonly property bool switched: !pad.table.finished && !pad.deal.recording // else it is only read

    panelWidth: Theme.px(980)
    title: qsTr("Characters")

    Repeater {
        model: root.pad.seats

        Stack {
            id: player

            required property Seat modelData

            spacing: Theme.px(6)
            visible: modelData.view.power !== ""

            NamedBadge {
                badge.of: player.modelData.view
                badge.size: Theme.px(36)
                spacing: Theme.px(10)
                words.room: player.width - Theme.px(50)
                words.text: root.switched ? player.modelData.view.name
                        : Theme.filled(qsTr("%1: %2", "a person, a character"), player.modelData.view.name, player.modelData.view.power)
            }
            PadPower {
                active: root.switched && player.modelData.view.power !== ""
                pad: root.pad
                seat: player.modelData
            }
            Paragraph {
                text: player.modelData.view.powerDoes
            }
            Remark {
                text: player.modelData.view.powerWhen + " · " + (player.modelData.view.powerDecides
                    ? qsTr("can decide the points") : qsTr("decides no points, is noted only"))
            }
            TButton {
                kind: "ghost"
                objectName: "pad.powers.rule." + player.modelData.view.index
                opensRule: player.modelData.view.powerClause
                text: qsTr("Read the rule")
            }
        }
    }

    Connections {
        // A parameter replaces the number pad: make space.
        function onChanged() {
            if (root.pad.asking.kind !== "" && root.pad.asking.kind !== "turned-up")
                root.closed();
        }

        target: root.pad
    }
}
