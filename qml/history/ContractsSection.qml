import QtQuick
import Tafel.App
import Tafel.Ui

// What the contracts of a game give each person on average.
Scroller {
    id: root

    required property Session session
    required property HistoryFilter filter
    property string wanted: filter.noted("contracts") || ""
    readonly property var played: filter.contractGames
    readonly property var games: filter.game === "" ? played : played.filter(each => each.id === filter.game)
    readonly property string game: games.some(each => each.id === wanted) ? wanted : games.length > 0 ? games[0].id : ""

    contentHeight: all.height

    ScrollLine {
        of: root
        parent: root.parent
        x: root.width - width
    }
    Column {
        id: all

        spacing: Theme.px(12)
        visible: root.games.length > 0
        width: root.width - Theme.px(10)

        ChipFlow {
            current: root.game
            names: "contracts.game"
            options: root.games
            width: parent.width

            onChosen: id => {
                root.wanted = id;
                root.filter.note("contracts", id);
            }
        }
        AveragesSection {
            emptyText: qsTr("No deal of this game is left. Show all to see more.")
            filter: root.filter
            game: root.game
            session: root.session
            width: parent.width
        }
    }
    EmptyState {
        objectName: "contracts.empty"
        text: root.filter.active ? qsTr("No game with contracts is left. Show all to see more.")
            : qsTr("After the first match of a game with contracts it says here what each contract gives each person.")
        title: qsTr("No contract played yet")
        visible: root.games.length === 0
        width: Math.min(parent.width - Theme.px(48), Theme.px(560))
        x: (root.width - width) / 2
        y: Theme.px(80)
    }
}
