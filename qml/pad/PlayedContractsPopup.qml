import QtQuick
import Tafel.Ui

// The contracts played by each person, with their number: as dealer, or as declarer.
Popup {
    id: root

    required property ScorePad pad
    readonly property real cell: Math.min(Theme.px(120), (innerWidth - nameWidth) / Math.max(1, pad.seats.length))
    readonly property real nameWidth: Math.max(Theme.px(150), innerWidth * 0.3)

    panelWidth: Theme.px(980)
    spacing: 0
    title: qsTr("Contracts played so far")

    Strip {
        height: Theme.px(84)

        Repeater {
            model: root.pad.seats

            Column {
                id: person

                required property Seat modelData

                width: root.cell
                x: root.nameWidth + modelData.view.index * root.cell

                PlayerBadge {
                    anchors.horizontalCenter: parent.horizontalCenter
                    of: person.modelData.view
                    size: Theme.px(38)
                }
                NameText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    room: person.width - Theme.px(8)
                    size: 18
                    tallest: Theme.px(42)
                    text: person.modelData.view.name
                }
            }
        }
    }
    Repeater {
        model: root.pad.table.played

        Strip {
            id: line

            required property playedRow modelData
            required property int index

            height: Math.max(Theme.px(48), name.height + Theme.px(8))

            Rule { }
            Strong {
                id: name

                anchors.verticalCenter: parent.verticalCenter
                text: line.modelData.contract
                width: root.nameWidth - Theme.px(10)
            }
            Repeater {
                model: line.modelData.times

                Numeral {
                    required property int modelData
                    required property int index

                    anchors.verticalCenter: parent.verticalCenter
                    color: modelData > 0 ? Theme.ink : Theme.mute
                    horizontalAlignment: Text.AlignHCenter
                    objectName: "played." + line.index + "." + index
                    size: 24
                    text: modelData > 0 ? modelData : "–"
                    weight: modelData > 0 ? Font.Black : Font.Medium
                    width: root.cell
                    x: root.nameWidth + index * root.cell
                }
            }
        }
    }
}
