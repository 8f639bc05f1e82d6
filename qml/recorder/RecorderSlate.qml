import QtQuick
import Tafel.Ui

// The state of the deal: card points and tricks of all players, and the tricks, the last one on top.
Slate {
    id: root

    required property Recorder recorder
    readonly property var players: recorder.players
    readonly property int count: Math.max(1, players.length)

    paddingV: Theme.px(4)

    EqualColumns {
        id: seats

        columnSpacing: Theme.portrait ? Theme.px(18) : 0
        columns: Theme.portrait ? root.count : 1

        Repeater {
            model: root.players

            // One player: tricks and card points so far.
            SlateRow {
                required property recordedPlayer modelData
                readonly property bool below: Theme.portrait || Theme.large
                readonly property int tricks: modelData.tricks
                readonly property string tricksText: root.recorder.countsPoints ? qsTr("%n tricks", "", tricks) : qsTr("tricks", "", tricks)

                aside: below ? "" : tricksText
                nameSize: Theme.portrait ? 24 : 28
                note: below ? tricksText : ""
                number: root.recorder.countsPoints ? Theme.number(modelData.points) : tricks
                numberSize: Theme.portrait ? 44 : 50
                numberWidth: below ? 0 : Theme.px(84)
                of: modelData
            }
        }
    }
    // The tricks so far, a column per player; cards of a revoke have a ring.
    Strip {
        id: tricks

        readonly property real numberWidth: Theme.px(36)
        readonly property real cell: Math.min(Theme.px(90), (width - Theme.px(104) - numberWidth) / root.count)
        readonly property real cardWidth: Math.min(Theme.px(62), cell - Theme.px(4))

        anchors.fill: parent
        anchors.topMargin: seats.height + Theme.px(8)

        Item {
            id: head

            height: Theme.px(28)
            visible: root.recorder.tricks.length > 0
            width: list.column.width

            Repeater {
                model: root.players

                NameText {
                    required property recordedPlayer modelData
                    required property int index

                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.playerColor(modelData.badge, true)
                    fixed: true
                    horizontalAlignment: Text.AlignHCenter
                    room: tricks.cell - Theme.px(4)
                    tallest: Theme.px(40)
                    text: modelData.name
                    x: tricks.numberWidth + tricks.cell * index + (tricks.cardWidth - width) / 2
                }
            }
            TText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.chalkMute
                fixed: true
                size: 18
                text: qsTr("takes")
            }
        }
        Paragraph {
            anchors.centerIn: parent
            color: Theme.chalkMute
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Tricks appear here.")
            visible: root.recorder.tricks.length === 0
        }
        ScrollColumn {
            id: list

            anchors.bottom: parent.bottom
            anchors.top: head.bottom
            column.width: width - Theme.px(list.scrolls ? 12 : 0)
            visible: root.recorder.tricks.length > 0

            Repeater {
                model: root.recorder.tricks

                Labelled {
                    id: row

                    required property trickRow modelData

                    Accessible.name: Theme.filled(qsTr("Trick %1: %2, %3"), modelData.number, modelData.taker, modelData.points)
                    Accessible.role: Accessible.StaticText
                    leading: TText {
                        color: Theme.chalk
                        fixed: true
                        text: row.modelData.annulled ? "✕" : row.modelData.number
                        weight: Font.Bold
                        width: tricks.numberWidth
                    }
                    least: Theme.px(52)
                    objectName: "recorder.trick." + modelData.number
                    padding: Theme.px(4)
                    spacing: 0
                    trailing: MiddleRow {
                        spacing: Theme.px(6)

                        PlayerBadge {
                            name: row.modelData.taker
                            seat: Math.max(0, row.modelData.takerBadge)
                            size: Theme.px(28)
                            slated: true
                            visible: row.modelData.takerBadge >= 0
                        }
                        TText {
                            color: Theme.chalkMute
                            fixed: true
                            horizontalAlignment: Text.AlignRight
                            size: row.modelData.takerBadge >= 0 ? 22 : 18
                            text: row.modelData.takerBadge >= 0 ? row.modelData.points : row.modelData.taker
                            visible: row.modelData.takerBadge < 0 || root.recorder.countsPoints
                            width: row.modelData.takerBadge >= 0 ? Theme.px(30) : implicitWidth
                        }
                    }

                    Row {
                        opacity: row.modelData.annulled ? 0.5 : 1

                        Repeater {
                            model: row.modelData.cells

                            Column {
                                id: played

                                required property trickCell modelData

                                spacing: Theme.px(3)
                                width: tricks.cell

                                Repeater {
                                    model: played.modelData.cards

                                    RecorderCard {
                                        required property recordedCard modelData

                                        french: root.recorder.pack.french
                                        played: modelData
                                        width: tricks.cardWidth
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
