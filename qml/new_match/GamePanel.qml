import QtQuick
import Tafel.Ui

// All games, each with its picture and one line: those with rules of play, those that the app brings as game files, and
// custom games; a tap chooses one.
Popup {
    id: root

    required property NewMatch setup
    property bool custom: true // custom games and other game files are offered, too
    property string managed: "" // the custom game whose panel is open
    property bool choosesFile: false
    readonly property var games: setup.games
    readonly property var moreGames: custom ? setup.moreGames : []
    readonly property var kinds: ["all", "more", "own"]
    property string shown: !custom || setup.game.group !== "own" ? "all" : moreGames.some(game => game.id === setup.game.id) ? "more" : "own"
    readonly property bool wide: innerWidth > Theme.px(900) && !Theme.large
    readonly property var groups: shown === "own" ? [] : shown === "more" ? [{title: qsTr("Their deals are scored, their play is not judged."), games: moreGames}] : [
        {title: "", games: games.filter(game => game.group !== "contracts")},
        {title: qsTr("Compendium games: one contract after another"), games: games.filter(game => game.group === "contracts")}
    ]

    // The tiles are recreated, so a tile cannot do this itself.
    function take(id: string) {
        setup.chooseGame(id);
        closed();
    }

    covered: managed !== "" || choosesFile
    panelWidth: Theme.px(1256)
    spacing: Theme.px(8)
    title: qsTr("Which game?")

    CustomGameList {
        id: ownGames

        session: root.setup.session
    }
    SegmentedChoice {
        current: root.kinds.indexOf(root.shown)
        label: qsTr("Which games?")
        names: root.kinds.map(kind => "newMatch.games." + kind)
        options: [qsTr("With a referee · %1").arg(root.games.length), qsTr("More games · %1").arg(root.moreGames.length),
            qsTr("Custom games · %1").arg(ownGames.games.length)]
        visible: root.custom

        onChosen: index => root.shown = root.kinds[index]
    }
    Optional {
        active: root.shown === "own"

        CustomGames {
            list: ownGames
            setup: root.setup

            onChosen: key => root.take(key)
            onFileWanted: root.choosesFile = true
            onMenuWanted: id => root.managed = id
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
                        required property gameRow modelData

                        checkable: true
                        checked: modelData.id === root.setup.game.id
                        game: modelData
                        height: Math.max(Theme.touch(root.wide ? 82 : 74), implicitHeight)
                        objectName: "newMatch.game." + modelData.id

                        onTapped: root.take(modelData.id)
                    }
                }
            }
        }
    }
    Overlay {
        active: root.managed !== ""
        parent: root

        CustomGamePanel {
            game: root.managed
            list: ownGames

            onClosed: root.managed = ""
        }
    }
    Overlay {
        active: root.choosesFile
        parent: root

        CustomFilePanel {
            list: ownGames

            onClosed: root.choosesFile = false
        }
    }
}
