import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// The custom games: a tap plays one, the pen opens its other actions; create one, import one from a file.
Column {
    id: root

    required property NewMatch setup
    required property CustomGameList list
    property bool awayShown: false
    readonly property var offered: list.games
    readonly property var games: awayShown ? offered.concat(list.hidden) : offered

    signal chosen(string key)
    signal fileWanted
    signal menuWanted(string id)

    spacing: Theme.px(10)

    EqualColumns {
        columns: width > Theme.px(860) && !Theme.large ? 2 : 1
        spacing: Theme.px(10)
        visible: root.games.length > 0

        Repeater {
            model: root.games

            RowLayout {
                id: tile

                required property customGameView modelData

                spacing: Theme.px(6)

                GameButton {
                    Layout.fillWidth: true
                    game: ({name: tile.modelData.name, line: tile.modelData.people + "\n" + qsTr("Version %1 · %2").arg(tile.modelData.version).arg(tile.modelData.played),
                            picture: "sign " + tile.modelData.sign})
                    least: Theme.touch(82)
                    checkable: true
                    checked: root.setup.game.id === tile.modelData.key
                    objectName: "newMatch.game." + tile.modelData.key

                    onTapped: root.chosen(tile.modelData.key)
                }
                TButton {
                    Layout.fillHeight: true
                    Layout.preferredWidth: Theme.touch(66)
                    icon: "pen"
                    kind: "ghost"
                    label: qsTr("Change, share or hide %1").arg(tile.modelData.name)
                    objectName: "ownGame." + tile.modelData.id

                    onTapped: root.menuWanted(tile.modelData.id)
                }
            }
        }
    }
    Paragraph {
        color: Theme.mute
        objectName: "ownGames.none"
        text: qsTr("There is no custom game yet. Create one, or import one from a file.")
        visible: root.games.length === 0 && root.list.hidden.length === 0
    }
    TButton {
        height: Theme.target
        kind: "ghost"
        objectName: "ownGames.away"
        text: root.awayShown ? qsTr("Hide hidden games") : qsTr("Hidden · %1").arg(root.list.hidden.length)
        visible: root.list.hidden.length > 0

        onTapped: root.awayShown = !root.awayShown
    }
    WrappedRow {
        id: verbs

        readonly property bool two: width > Theme.px(700)

        TButton {
            height: Math.max(Theme.touch(72), implicitHeight)
            icon: "file"
            objectName: "ownGames.file"
            text: qsTr("From a file")
            width: verbs.two ? parent.width * 0.34 : parent.width

            onTapped: root.fileWanted()
        }
        TButton {
            height: Math.max(Theme.touch(72), implicitHeight)
            icon: "plus"
            kind: "act"
            objectName: "ownGames.new"
            text: qsTr("Create a custom game")
            width: verbs.two ? parent.width * 0.66 - verbs.spacing : parent.width

            onTapped: Screens.of(root).goTo("CustomGameEditor", {game: ""})
        }
    }
    Remark {
        text: qsTr("Tap a game to choose players. Use the pencil to edit, share or hide it. Games that have been played are never deleted.")
    }
}
