import QtQuick
import Tafel.Ui

// A person's results from match to match in one game. Loaded by its address, because it brings Qt Charts.
LineChart {
    required property PlayerPage page

    days: page
    fileTitle: page.player + ", " + page.gameName
    implicitHeight: Theme.px(330) + headHeight
    labelTitle: qsTr("Day")
    names: "player.form"
    series: page.form
    title: qsTr("Form")
    xMax: Math.max(2, page.formCount)
    xMin: 1
    xTitle: qsTr("Matches, by their day")
    yTitle: page.unitTitle
}
