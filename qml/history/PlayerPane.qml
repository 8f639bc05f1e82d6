import QtQuick
import Tafel.Ui

// One person looked back at: numbers, form, games, opponents, characters.
ScrollColumn {
    id: root

    required property HistoryFilter filter
    required property string player

    component Part: SheetColumn {
        property alias title: heading.text
        property alias columnTitles: table.columnTitles
        property alias rows: table.rows
        property alias names: table.names

        spacing: Theme.px(6)
        visible: rows.length > 0

        Heading {
            id: heading

            size: 22
        }
        NumberTable {
            id: table
        }
    }

    column.width: width - Theme.px(8)
    spacing: Theme.px(12)

    PlayerPage {
        id: page

        filter: root.filter
        player: root.player
        session: root.filter.session
    }
    // A person's name, the main numbers, a link to the report.
    Slate {
        id: head

        height: words.height + Theme.px(40)

        Stack {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(10)

            Labelled {
                end: 0
                height: reportButton.height
                sides: Theme.px(6)
                trailing: TButton {
                    id: reportButton

                    icon: "file"
                    kind: "ghost"
                    objectName: "player.report"
                    slated: true
                    text: qsTr("Report")

                    onTapped: Screens.of(root).goTo("Report", {kind: "player", subject: page.player})
                }

                NameText {
                    Accessible.name: text
                    Accessible.role: Accessible.Heading
                    color: Theme.chalk
                    objectName: "player.name"
                    room: parent.width
                    size: 30
                    text: page.player
                    weight: Font.Black
                }
            }
            EqualColumns {
                columns: Theme.large || head.width < Theme.px(560) ? 2 : 4
                rowSpacing: Theme.px(6)

                Repeater {
                    model: page.headline

                    Column {
                        id: figure

                        required property var modelData
                        required property int index

                        Accessible.name: modelData.title + " " + modelData.value
                        Accessible.role: Accessible.StaticText
                        leftPadding: Theme.px(6)

                        Numeral {
                            color: Theme.chalk
                            objectName: "player.figure." + figure.index
                            size: 44
                            text: figure.modelData.value
                        }
                        TText {
                            color: Theme.chalkMute
                            size: 18
                            text: figure.modelData.title
                        }
                    }
                }
            }
        }
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
            file: Qt.resolvedUrl("../controls/BarChart.qml")
            objectName: "player.winsChart"
            values: ({
                    rows: Qt.binding(() => page.wins),
                    people: Qt.binding(() => [page.player]),
                    names: "player.wins",
                    title: Qt.binding(() => qsTr("Wins by game")),
                    fileTitle: Qt.binding(() => page.player + ": " + qsTr("Wins by game")),
                    unitTitle: Qt.binding(() => qsTr("Finished matches that were won, %")),
                    casesTitle: Qt.binding(() => qsTr("finished matches")),
                    sign: "\u00a0%",
                    whole: 100
                })
        }
    }
    Part {
        columnTitles: [qsTr("Game"), qsTr("Matches"), qsTr("Won"), qsTr("Win rate"), qsTr("Per deal"), qsTr("Unit")]
        names: "player.games"
        rows: page.gameRows
        title: qsTr("By game")
        visible: true
    }
    Part {
        columnTitles: [qsTr("Opponent"), qsTr("Together"), qsTr("Won"), qsTr("Opponent’s wins")]
        names: "player.opponents"
        rows: page.opponentRows
        title: qsTr("By opponent")
    }
    Part {
        columnTitles: [qsTr("Character"), qsTr("Drawn"), qsTr("Won"), qsTr("Win rate"), qsTr("Points per deal")]
        names: "player.characters"
        rows: page.characterRows
        title: qsTr("Characters drawn")
    }
}
