import QtQuick
import Tafel.Ui

// One person looked back at: numbers, form, games, opponents, characters.
ScrollColumn {
    id: root

    required property HistoryFilter filter
    required property string player

    component Part: SheetColumn {
        id: titled

        property string title: ""
        default property alias table: inside.data

        spacing: Theme.px(6)

        Heading {
            size: 22
            text: titled.title
        }
        Stack {
            id: inside
        }
    }

    column.width: width - Theme.px(8)
    objectName: "player.page"
    spacing: Theme.px(12)

    PlayerPage {
        id: page

        filter: root.filter
        player: root.player
        session: root.filter.session
    }
    PlayerHeader {
        page: page
        width: parent.width
    }
    Optional {
        active: root.filter.session?.preferences.ratings ?? false
        z: 3

        RatingSection {
            filter: root.filter
            player: root.player
        }
    }
    SheetColumn {
        spacing: Theme.px(10)
        visible: page.formCount > 0
        z: 2

        ChipFlow {
            current: page.game
            names: "player.game"
            options: page.games
            visible: page.games.length > 1

            onChosen: id => page.game = id
        }
        ChartLoader {
            file: Qt.resolvedUrl("FormChart.qml")
            objectName: "player.chart"
            values: ({page: page})
            z: 1
        }
    }
    SheetColumn {
        visible: page.wins.length > 0
        z: 1

        ChartLoader {
            file: Qt.resolvedUrl("WinBars.qml")
            objectName: "player.winsChart"
            values: ({page: page})
        }
    }
    Part {
        title: qsTr("By game")

        NumberTable {
            columnTitles: [qsTr("Game"), qsTr("Matches"), qsTr("Won"), qsTr("Win rate"), qsTr("Per deal"), qsTr("Unit")]
            names: "player.games"
            rows: page.gameRows
        }
    }
    Part {
        title: qsTr("By opponent")
        visible: page.opponentRows.length > 0

        NumberTable {
            columnTitles: [qsTr("Opponent"), qsTr("Together"), qsTr("Won"), qsTr("Opponent’s wins")]
            names: "player.opponents"
            rows: page.opponentRows
        }
    }
    Part {
        title: qsTr("Characters drawn")
        visible: page.characterRows.length > 0

        NumberTable {
            columnTitles: [qsTr("Character"), qsTr("Drawn"), qsTr("Won"), qsTr("Win rate"), qsTr("Points per deal")]
            names: "player.characters"
            rows: page.characterRows
        }
    }
}
