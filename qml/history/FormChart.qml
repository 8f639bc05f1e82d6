import QtQuick
import Tafel.App
import Tafel.Ui

// A person's results from match to match in one game. Loaded by its address, because it brings Qt Charts.
LineChart {
    id: root

    required property PlayerPage page
    readonly property real span: page.highest - page.lowest

    days: page
    digits: yStep >= 1 ? 0 : yStep >= 0.1 ? 1 : 2
    fileTitle: page.player + ", " + page.gameName
    implicitHeight: Theme.px(330) + headHeight
    labelTitle: qsTr("Day")
    names: "player.form"
    series: page.form
    session: page.session
    title: qsTr("Form")
    xMax: Math.max(2, page.formCount)
    xMin: 1
    xTitle: qsTr("Matches, by their day")
    yMax: page.highest + span * 0.05
    yMin: page.lowest < 0 ? page.lowest - span * 0.05 : 0
    yStep: niceStep(span, 5)
    yTitle: page.unitTitle
}
