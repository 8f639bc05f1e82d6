import QtQuick
import Tafel.Ui

// The average award of each contract for each person.
ScrollColumn {
    id: root

    required property HistoryFilter filter
    property string wanted: filter.viewState("contracts") || ""
    readonly property var played: filter.contractGames
    readonly property var games: filter.game === "" ? played : played.filter(each => each.id === filter.game)
    readonly property string game: games.some(each => each.id === wanted) ? wanted : games.length > 0 ? games[0].id : ""

    column.width: width - Theme.px(10)
    spacing: Theme.px(12)

    ChipFlow {
        current: root.game
        names: "contracts.game"
        options: root.games

        onChosen: id => {
            root.wanted = id;
            root.filter.setViewState("contracts", id);
        }
    }
    AveragesSection {
        emptyText: qsTr("No deal of this game is left. Show all to see more.")
        filter: root.filter
        game: root.game
        session: root.filter.session
        visible: root.games.length > 0
    }
    EmptyState {
        objectName: "contracts.empty"
        text: root.filter.active ? qsTr("No game with contracts is left. Show all to see more.")
            : qsTr("Results per contract and player appear here after the first match of a game with contracts.")
        title: qsTr("No contract played yet")
        topPadding: Theme.px(80)
        visible: root.games.length === 0
        x: (root.width - width) / 2
    }
}
