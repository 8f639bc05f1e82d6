import QtQuick
import Tafel.Ui

// The rating of one person in a game, its history, and the matches that changed it.
SheetColumn {
    id: root

    required property HistoryFilter filter
    required property string player
    readonly property var shown: chart.item // a RatingChart, whose type would bring Qt Charts
    readonly property real tapped: shown ? shown.tapped : 0

    function why(match: string) {
        Screens.of(root).goTo("RatingExplanation", {matchId: match, player: root.player});
    }
    spacing: Theme.px(10)

    RatingHistory {
        id: course

        game: root.filter.viewState("rating") || ""
        player: root.player
        session: root.filter.session
    }

    Heading {
        size: 22
        text: qsTr("Rating")
    }
    RatingProgressBanner {
        of: course
    }
    Remark {
        objectName: "player.rating.none"
        text: course.isRated ? qsTr("No rated match yet.") : qsTr("%1 has opted out of ratings. Change this in Settings → People.").arg(root.player)
        visible: course.ready && course.count === 0
    }
    ChipFlow {
        current: course.game
        first: 6
        names: "player.rating.game"
        options: course.games
        visible: course.games.length > 1 && course.count > 0

        onChosen: id => {
            root.filter.setViewState("rating", id);
            course.game = id;
        }
    }
    WrappedRow {
        spacing: Theme.px(14)
        visible: course.count > 0

        Row {
            spacing: Theme.px(12)

            Numeral {
                id: number

                objectName: "player.rating.number"
                size: 44
                text: course.rating
            }
            TText {
                anchors.baseline: number.baseline
                color: Theme.mute
                objectName: "player.rating.deviation"
                size: 22
                text: course.deviation
                visible: text !== ""
            }
        }
        Paragraph {
            color: Theme.mute
            height: number.height
            objectName: "player.rating.place"
            text: course.place
            verticalAlignment: Text.AlignVCenter
            width: Math.min(implicitWidth, parent.width)
        }
    }
    ChartLoader {
        id: chart

        file: Qt.resolvedUrl("RatingChart.qml")
        objectName: "player.ratingChart"
        values: ({course: course})
        visible: course.count > 0
        z: 2
    }
    TButton {
        hint: course.dayAt(root.tapped)
        objectName: "player.rating.why"
        subText: course.dayAt(root.tapped)
        text: course.whyAt(root.tapped)
        trailing: Icon {
            name: "next"
            size: Theme.sign(24)
        }
        visible: text !== ""
        width: Math.min(implicitWidth, parent.width)

        onTapped: root.why(course.matchAt(root.tapped))
    }
    Remark {
        text: qsTr("The line is the estimate. In two cases out of three the true strength is inside the band. Hollow: fewer than five matches, not in the table.")
        visible: course.count > 0
    }
    Heading {
        size: 22
        text: qsTr("What changed the rating")
        visible: course.count > 0
    }
    Stack {
        Repeater {
            model: course.changes

            ListLine {
                id: row

                required property var modelData
                required property int index

                ends: [
                    TText {
                        color: row.modelData.sign === "yes" ? Theme.yes : row.modelData.sign === "no" ? Theme.no : Theme.mute
                        size: 22
                        text: row.modelData.change
                        weight: Font.Black
                    },
                    Icon {
                        name: "next"
                        size: Theme.sign(24)
                    }
                ]
                hint: modelData.line
                label: modelData.title + ", " + modelData.change
                least: Theme.touch(66)
                line.end: 0
                line.padding: Theme.px(8)
                line.sides: Theme.px(4)
                line.spacing: Theme.px(8)
                objectName: "player.change." + index
                ringInside: true

                onTapped: root.why(modelData.match)

                Strong {
                    text: row.modelData.title
                }
                Remark {
                    text: row.modelData.line
                }
            }
        }
    }
    TButton {
        icon: "down"
        kind: "ghost"
        objectName: "player.change.more"
        text: qsTr("%1 earlier ones").arg(course.left)
        visible: course.left > 0

        onTapped: course.showMore()
    }
}
