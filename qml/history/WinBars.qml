import QtQuick
import Tafel.Ui

// Matches won, by game. Loaded by its address, because it brings Qt Charts.
BarChart {
    required property PlayerPage page

    fileTitle: page.player + ": " + title
    names: "player.wins"
    people: [page.player]
    rows: page.wins
    sign: "\u00a0%"
    casesTitle: qsTr("finished matches")
    title: qsTr("Wins by game")
    unitTitle: qsTr("Finished matches that were won, %")
    whole: 100
}
