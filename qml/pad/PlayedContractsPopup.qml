import QtQuick
import Tafel.Ui

// The contracts played by each person, with their number: as dealer, or as declarer.
Popup {
    id: root

    required property ScorePad pad
    readonly property var played: pad.table.playedOverview
    readonly property var people: played.people || []
    readonly property real cell: Math.min(Theme.px(120), (innerWidth - nameWidth) / Math.max(1, people.length))
    readonly property real nameWidth: Math.max(Theme.px(150), innerWidth * 0.3)

    closeName: "pad.played.close"
    panelWidth: Theme.px(980)
    spacing: 0
    title: qsTr("Contracts played so far")

    Strip {
        height: Theme.px(84)

        Repeater {
            model: root.people

            Column {
                id: person

                required property var modelData
                required property int index

                width: root.cell
                x: root.nameWidth + index * root.cell

                PlayerBadge {
                    anchors.horizontalCenter: parent.horizontalCenter
                    of: person.modelData
                    size: Theme.px(38)
                }
                NameText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    room: person.width - Theme.px(8)
                    size: 18
                    tallest: Theme.px(42)
                    text: person.modelData.name
                }
            }
        }
    }
    Repeater {
        model: root.played.contracts || []

        Strip {
            id: line

            required property string modelData
            required property int index

            height: Math.max(Theme.px(48), name.height + Theme.px(8))

            Rule { }
            Paragraph {
                id: name

                anchors.verticalCenter: parent.verticalCenter
                text: line.modelData
                weight: Font.Bold
                width: root.nameWidth - Theme.px(10)
            }
            Repeater {
                model: root.people

                TText {
                    required property var modelData
                    required property int index

                    readonly property int times: modelData.counts[line.index]

                    anchors.verticalCenter: parent.verticalCenter
                    color: times > 0 ? Theme.ink : Theme.mute
                    fixed: true
                    horizontalAlignment: Text.AlignHCenter
                    objectName: "played." + line.index + "." + index
                    size: 24
                    text: times > 0 ? times : "–"
                    weight: times > 0 ? Font.Black : Font.Medium
                    width: root.cell
                    x: root.nameWidth + index * root.cell
                }
            }
        }
    }
}
