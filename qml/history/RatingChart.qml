import QtQuick
import Tafel.Ui

// The history of a rating with the band around it. Loaded by its address, because it brings Qt Charts.
LineChart {
    id: root

    required property RatingHistory course
    property real tapped: 0 // number of the tapped match; 0 if there is none

    days: course
    fileTitle: course.player + ", " + qsTr("rating") + ", " + course.gameName
    fromZero: false
    implicitHeight: Theme.px(350) + headHeight
    labelTitle: qsTr("Day")
    names: "player.rating"
    series: course.series
    target: course.start
    title: qsTr("Rating and how sure it is")
    xMax: Math.max(2, course.count)
    xTitle: qsTr("Matches, by their day")
    yTitle: qsTr("rating")

    onPointTapped: (series, x) => root.tapped = Math.round(x)
    onSeriesChanged: tapped = 0
}
