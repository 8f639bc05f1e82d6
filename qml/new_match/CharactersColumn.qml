import QtQuick
import Tafel.Ui

// The characters face up, how they were drawn, and the ways to them.
Stack {
    id: root

    required property NewMatch setup
    readonly property int seats: setup.seats.length

    signal chooseWanted(int seat) // -1: everybody

    component Words: FitText {
        horizontalAlignment: Text.AlignHCenter
        room: parent?.width ?? 0
        wrapMode: Text.Wrap
        x: (room - width) / 2
    }

    spacing: Theme.px(14)

    Strip {
        id: head

        readonly property real across: (clear.visible ? clear.width + Theme.px(12) : 0) + choose.width + Theme.px(12) + draw.width
        readonly property bool narrow: heading.natural > width - across - Theme.px(12) // then the buttons are below

        height: narrow ? heading.height + Theme.px(8) + buttons.height : Math.max(Theme.px(56), buttons.height)

        Title {
            id: heading

            room: parent.width
            y: head.narrow ? 0 : (parent.height - height) / 2
            size: 28
            text: qsTr("Characters")
        }
        Flow {
            id: buttons

            anchors.bottom: parent.bottom
            anchors.right: parent.right
            spacing: Theme.px(12)
            width: head.narrow ? parent.width : head.across

            TButton {
                id: clear

                icon: "cross"
                iconSize: Theme.sign(22)
                label: qsTr("Play without characters")
                objectName: "newMatch.clear"
                visible: root.setup.withCharacters

                onTapped: root.setup.clearCharacters()
            }
            TButton {
                id: choose

                padding: Theme.px(16)
                text: qsTr("Choose")
                whyNot: root.seats > 0 ? "" : root.setup.whyNot

                onTapped: root.chooseWanted(-1)
            }
            TButton {
                id: draw

                icon: Theme.large ? "" : "turn"
                objectName: "newMatch.draw"
                padding: Theme.px(16)
                text: root.setup.withCharacters ? qsTr("Draw again") : qsTr("Draw")
                whyNot: root.seats >= 3 ? "" : root.setup.whyNot

                onTapped: root.setup.beginDraw("characters")
            }
        }
    }
    EqualColumns {
        id: tiles

        columns: root.seats > 3 && !Theme.portrait && Theme.large ? 2 : Math.max(1, root.seats)
        spacing: Theme.px(root.seats > 3 ? 10 : 14)
        visible: root.seats > 0

        Repeater {
            model: root.setup.seats

            // The character of one person, face up: card, power, effect.
            FramedPressable {
                id: tile

                required property newSeat modelData
                required property int index
                readonly property bool none: modelData.character === ""

                edge: Theme.panelEdge
                height: Math.max(Theme.touch(Theme.portrait ? 266 : root.seats > 3 ? 330 : 352), tiles.tallest)
                hint: none ? qsTr("A tap chooses a character") : modelData.power + ". " + modelData.does
                implicitHeight: column.implicitHeight + Theme.px(24)
                label: qsTr("Character of %1").arg(modelData.name)
                objectName: "newMatch.character." + index
                radius: Theme.panelRadius

                onTapped: root.chooseWanted(index)

                Stack {
                    id: column

                    inset: Theme.px(10)
                    spacing: Theme.px(6)
                    y: Theme.px(12)

                    NamedBadge {
                        anchors.horizontalCenter: parent.horizontalCenter
                        badge.of: tile.modelData
                        badge.size: Theme.px(32)
                        spacing: Theme.px(10)
                        words.room: column.width - badge.width - spacing
                        words.size: 22
                    }
                    CardFace {
                        anchors.horizontalCenter: parent.horizontalCenter
                        card: tile.modelData.character
                        size: Theme.portrait || root.seats > 3 ? "large" : "huge"
                    }
                    Words {
                        size: 22
                        text: tile.none ? qsTr("no character") : tile.modelData.power
                        weight: tile.none ? Font.Medium : Font.Black
                    }
                    Words {
                        color: Theme.mute
                        size: 18
                        text: tile.none ? qsTr("Tap to choose one") : tile.modelData.does
                    }
                }
            }
        }
    }
    SheetColumn {
        sunken: true
        visible: root.seats === 0

        Paragraph {
            color: Theme.mute
            text: qsTr("Characters appear here once players are seated. You can also play without them.")
        }
    }
    Optional {
        active: root.setup.draw.done === "characters"

        DrawInfo {
            setup: root.setup
        }
    }
}
