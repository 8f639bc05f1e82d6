import QtQuick
import Tafel.Ui

// The characters face up, how they were drawn, and the ways to them.
Column {
    id: root

    required property NewMatch setup
    required property bool portrait
    readonly property var draw: setup.draw
    readonly property int seats: setup.seats.length

    signal chooseWanted(int seat) // -1: everybody

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

                objectName: "newMatch.choose"
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

        property real tallest: 0

        columns: root.seats > 3 && !root.portrait && Theme.large ? 2 : Math.max(1, root.seats)
        spacing: Theme.px(root.seats > 3 ? 10 : 14)
        visible: root.seats > 0

        function measure() {
            tallest = 0;
            for (let seat = 0; seat < cast.count; ++seat)
                tallest = Math.max(tallest, cast.itemAt(seat)?.implicitHeight ?? 0);
        }

        Repeater {
            id: cast

            model: root.setup.seats

            // The character of one person, face up: card, power, effect.
            FramedPressable {
                id: tile

                required property var modelData
                required property int index
                readonly property bool none: modelData.character === ""

                edge: Theme.panelEdge
                height: Math.max(Theme.touch(root.portrait ? 266 : root.seats > 3 ? 330 : 352), tiles.tallest)
                hint: none ? qsTr("A tap chooses a character") : modelData.power + ". " + modelData.does
                implicitHeight: column.implicitHeight + Theme.px(24)
                label: qsTr("Character of %1").arg(modelData.name)
                objectName: "newMatch.character." + index
                radius: Theme.panelRadius

                Component.onCompleted: tiles.measure()
                onImplicitHeightChanged: tiles.measure()
                onTapped: root.chooseWanted(index)

                Stack {
                    id: column

                    inset: Theme.px(10)
                    spacing: Theme.px(6)
                    y: Theme.px(12)

                    MiddleRow {
                        anchors.horizontalCenter: parent.horizontalCenter
                        spacing: Theme.px(10)

                        PlayerBadge {
                            id: badge

                            of: tile.modelData
                            size: Theme.px(32)
                        }
                        NameText {
                            room: column.width - badge.width - Theme.px(10)
                            size: 22
                            text: tile.modelData.name
                        }
                    }
                    CardFace {
                        anchors.horizontalCenter: parent.horizontalCenter
                        card: tile.modelData.character
                        size: root.portrait || root.seats > 3 ? "large" : "huge"
                    }
                    FitText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        horizontalAlignment: Text.AlignHCenter
                        room: column.width
                        size: 22
                        text: tile.none ? qsTr("no character") : tile.modelData.power
                        weight: tile.none ? Font.Medium : Font.Black
                        wrapMode: Text.Wrap
                    }
                    FitText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        color: Theme.mute
                        horizontalAlignment: Text.AlignHCenter
                        room: column.width
                        size: 18
                        text: tile.none ? qsTr("Tap to choose one") : tile.modelData.does
                        wrapMode: Text.Wrap
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
        active: root.draw.done === "characters"

        DrawInfo {
            setup: root.setup
        }
    }
}
