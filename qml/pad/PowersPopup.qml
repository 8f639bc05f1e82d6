import QtQuick
import Tafel.App
import Tafel.Ui

// The powers of everybody, one below the other: at very large text they have no room under the fields.
Popup {
    id: root

    required property ScorePad pad
    readonly property var seats: pad.seats

    signal openClause(string clause)

    closeName: "pad.powers.close"
    panelWidth: Theme.px(980)
    title: qsTr("Characters")

    Repeater {
        model: root.seats

        Column {
            id: player

            required property Seat modelData

            spacing: Theme.px(4)
            visible: modelData.view.power !== ""
            width: root.innerWidth

            TText {
                text: player.modelData.view.name
                weight: Font.Bold
                width: parent.width
                wrapMode: Text.Wrap
            }
            PadPower {
                pad: root.pad
                seat: player.modelData
                width: parent.width

                onExplained: if (player.modelData.view.whyNotClause !== "")
                    root.openClause(player.modelData.view.whyNotClause)
            }
            TText {
                color: Theme.mute
                size: 18
                text: player.modelData.view.powerDoes
                width: parent.width
                wrapMode: Text.Wrap
            }
        }
    }

    Connections {
        // A parameter is asked in place of the number pad: make room.
        function onChanged() {
            if (root.pad.asking.kind !== "")
                root.closed();
        }

        target: root.pad
    }
}
