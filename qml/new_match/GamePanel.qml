import QtQuick
import Tafel.Ui

// All games, each with its picture and one line: those with rules of play, those that the app brings as game files, and
// custom games; a tap chooses one.
Popup {
    id: root

    required property NewMatch setup
    property CustomGameList list: null // custom games; null: neither they nor other game files are offered
    readonly property var games: setup.games
    readonly property var moreGames: list ? setup.moreGames : []
    property bool ownFirst: false // it opens with custom games
    readonly property var kinds: ["all", "more", "own"]
    property string shown: ownFirst ? "own" : !list || setup.game.group !== "own" ? "all" : moreGames.some(game => game.chosen) ? "more" : "own"
    readonly property bool wide: innerWidth > Theme.px(900) && !Theme.large
    readonly property var groups: shown === "own" ? [] : shown === "more" ? [{title: qsTr("Their deals are scored, their play is not judged."), games: moreGames}] : [
        {title: "", games: games.filter(game => game.group !== "contracts")},
        {title: qsTr("Compendium games: one contract after another"), games: games.filter(game => game.group === "contracts")}
    ]

    signal fileWanted
    signal menuWanted(string id)

    // The tiles are recreated, so a tile cannot do this itself.
    function take(id: string) {
        setup.chooseGame(id);
        closed();
    }

    closeName: "newMatch.game.close"
    panelWidth: Theme.px(1256)
    spacing: Theme.px(8)
    title: qsTr("Which game?")

    SegmentedChoice {
        current: root.kinds.indexOf(root.shown)
        label: qsTr("Which games?")
        names: root.kinds.map(kind => "newMatch.games." + kind)
        options: [qsTr("With a referee · %1").arg(root.games.length), qsTr("More games · %1").arg(root.moreGames.length),
            qsTr("Custom games · %1").arg(root.list ? root.list.games.length : 0)]
        visible: root.list !== null

        onChosen: index => root.shown = root.kinds[index]
    }
    Optional {
        active: root.shown === "own"

        CustomGames {
            list: root.list
            setup: root.setup

            onChosen: key => root.take(key)
            onFileWanted: root.fileWanted()
            onMenuWanted: id => root.menuWanted(id)
        }
    }
    Repeater {
        model: root.groups

        Stack {
            id: group

            required property var modelData

            spacing: Theme.px(6)

            Heading {
                color: Theme.mute
                size: 18
                text: group.modelData.title
                weight: Font.Bold
            }
            EqualColumns {
                columns: root.wide ? 2 : 1
                spacing: Theme.px(8)

                Repeater {
                    model: group.modelData.games

                    GameButton {
                        required property var modelData

                        checkable: true
                        checked: modelData.chosen
                        game: modelData
                        height: Math.max(Theme.touch(root.wide ? 82 : 74), implicitHeight)
                        objectName: "newMatch.game." + modelData.id

                        onTapped: root.take(modelData.id)
                    }
                }
            }
        }
    }
}
