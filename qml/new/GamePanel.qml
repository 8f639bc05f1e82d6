import QtQuick
import Tafel.App
import Tafel.Ui

// All games, each with its picture and one line: those that stand alone, then the compendium, and those of one's own; a
// tap chooses one.
Popup {
    id: root

    required property NewMatch setup
    property OwnGameList list: null // of one's own; null: they are not offered
    readonly property var chosen: setup.game
    property bool own: list !== null && chosen.group === "own" // they are shown
    readonly property var games: setup.games
    readonly property bool wide: innerWidth > Theme.px(900) && !Theme.large
    readonly property var groups: [
        {title: "", games: games.filter(game => game.group !== "contracts")},
        {title: qsTr("Compendium games: one contract after another"), games: games.filter(game => game.group === "contracts")}
    ]

    signal editWanted(string id) // empty: a new one
    signal fileWanted
    signal menuWanted(string id)

    // The tiles are made anew, so that a tile cannot do this itself.
    function take(id: string) {
        setup.chooseGame(id);
        closed();
    }

    closeName: "newMatch.game.close"
    panelWidth: Theme.px(1256)
    spacing: Theme.px(8)
    title: qsTr("Which game?")

    SegmentedChoice {
        current: root.own ? 1 : 0
        label: qsTr("Which games?")
        names: ["newMatch.games.all", "newMatch.games.own"]
        options: [qsTr("With the app · %1").arg(root.games.length), qsTr("Custom games · %1").arg(root.list ? root.list.games.length : 0)]
        visible: root.list !== null
        width: root.innerWidth

        onChosen: index => root.own = index === 1
    }
    Loader {
        active: root.own
        visible: active
        width: root.innerWidth

        sourceComponent: OwnGames {
            list: root.list
            setup: root.setup

            onChosen: key => root.take(key)
            onEditWanted: id => root.editWanted(id)
            onFileWanted: root.fileWanted()
            onMenuWanted: id => root.menuWanted(id)
        }
    }
    Repeater {
        model: root.own ? [] : root.groups

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
                        height: Math.max(Theme.touch(root.wide ? 82 : 74), implicitHeight)
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
