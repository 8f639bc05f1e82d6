import QtQuick
import Tafel.App
import Tafel.Ui

// All games, each with its picture and one line: those that stand alone, then the compendium; a tap chooses one.
Popup {
    id: root

    required property NewMatch setup
    readonly property var games: setup.games
    readonly property bool wide: innerWidth > Theme.px(900) && !Theme.large
    readonly property var groups: [
        {title: "", games: games.filter(game => game.group !== "contracts")},
        {title: qsTr("Compendium games: one contract after another"), games: games.filter(game => game.group === "contracts")}
    ]

    // The tiles are made anew, so that a tile cannot do this itself.
    function take(id: string) {
        setup.chooseGame(id);
        closed();
    }

    closeName: "newMatch.game.close"
    panelWidth: Theme.px(1256)
    spacing: Theme.px(8)
    title: qsTr("Which game?")

    Repeater {
        model: root.groups

        Column {
            id: group

            required property var modelData

            spacing: Theme.px(6)
            width: root.innerWidth

            TText {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                color: Theme.mute
                size: 18
                text: group.modelData.title
                visible: text !== ""
                weight: Font.Bold
                width: parent.width
                wrapMode: Text.Wrap
            }
            Grid {
                id: tiles

                columns: root.wide ? 2 : 1
                spacing: Theme.px(8)
                width: parent.width

                Repeater {
                    model: group.modelData.games

                    GameButton {
                        required property var modelData

                        checkable: true
                        checked: modelData.chosen
                        game: modelData
                        height: Math.max(Theme.px(root.wide ? 82 : 74), implicitHeight)
                        kind: modelData.chosen ? "sel" : "plain"
                        objectName: "newMatch.game." + modelData.id
                        width: (tiles.width - (tiles.columns - 1) * tiles.spacing) / tiles.columns

                        onTapped: root.take(modelData.id)
                    }
                }
            }
        }
    }
}
