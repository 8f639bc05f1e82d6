import QtQuick
import Tafel.App
import Tafel.Ui

// One person looked back at: numbers, form, games, opponents, characters.
Scroller {
    id: root

    required property Session session
    required property HistoryFilter filter
    required property string player

    signal goTo(string screen, var values)

    component Part: Sheet {
        id: titled

        property string title: ""
        default property alias table: inside.data

        implicitHeight: part.height + 2 * padding
        width: all.width

        Column {
            id: part

            spacing: Theme.px(6)
            width: parent.width

            TText {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                size: 22
                text: titled.title
                weight: Font.Black
            }
            Column {
                id: inside

                width: parent.width
            }
        }
    }

    contentHeight: all.height
    objectName: "player.page"

    PlayerPage {
        id: page

        filter: root.filter
        player: root.player
        session: root.session
    }
    ScrollLine {
        of: root
        parent: root.parent
    }
    Column {
        id: all

        spacing: Theme.px(12)
        width: parent.width - Theme.px(8)

        PlayerHeader {
            page: page
            width: parent.width

            onReport: root.goTo("Report", {kind: "player", subject: root.player})
        }
        Loader {
            active: root.session.preferences.ratings
            visible: active
            width: parent.width
            z: 3

            sourceComponent: RatingSection {
                filter: root.filter
                player: root.player
                session: root.session

                onGoTo: (screen, values) => root.goTo(screen, values)
            }
        }
        Sheet {
            implicitHeight: form.height + 2 * padding
            visible: page.formCount > 0
            width: parent.width
            z: 2

            Column {
                id: form

                spacing: Theme.px(10)
                width: parent.width

                ChipFlow {
                    current: page.game
                    names: "player.game"
                    options: page.games
                    visible: page.games.length > 1
                    width: parent.width

                    onChosen: id => page.game = id
                }
                ChartLoader {
                    file: Qt.resolvedUrl("FormChart.qml")
                    objectName: "player.chart"
                    values: ({page: page})
                    width: parent.width
                    z: 1
                }
            }
        }
        Sheet {
            implicitHeight: wins.height + 2 * padding
            visible: page.wins.length > 0
            width: parent.width
            z: 1

            ChartLoader {
                id: wins

                file: Qt.resolvedUrl("WinBars.qml")
                objectName: "player.winsChart"
                values: ({page: page})
                width: parent.width
            }
        }
        Part {
            title: qsTr("By game")

            NumberTable {
                heads: [qsTr("Game"), qsTr("Matches"), qsTr("Won"), qsTr("Win rate"), qsTr("Per deal"), qsTr("Unit")]
                names: "player.games"
                rows: page.gameRows
                width: parent.width
            }
        }
        Part {
            title: qsTr("By opponent")
            visible: page.opponentRows.length > 0

            NumberTable {
                heads: [qsTr("Opponent"), qsTr("Together"), qsTr("Won"), qsTr("Won by the other")]
                names: "player.opponents"
                rows: page.opponentRows
                width: parent.width
            }
        }
        Part {
            title: qsTr("Characters drawn")
            visible: page.characterRows.length > 0

            NumberTable {
                heads: [qsTr("Character"), qsTr("Drawn"), qsTr("Won"), qsTr("Win rate"), qsTr("Points per deal")]
                names: "player.characters"
                rows: page.characterRows
                width: parent.width
            }
        }
    }
}
