import QtQuick
import Tafel.Ui

// The ratings of all people in one game: a row per person, with a bar for the certainty.
ScrollColumn {
    id: root

    required property HistoryFilter filter
    property bool explained: false
    property int most: 60 // rows
    readonly property var people: list.people
    readonly property bool wide: !Theme.large && width > Theme.px(1000)
    // The positions of the columns; for numbers their right edges.
    readonly property var columns: {
        const narrow = Theme.large || width < Theme.px(640), right = table.column.width - Theme.px(6);
        const matches = wide ? right - Theme.px(130) : right, rating = matches - Theme.px(106);
        const bar = Theme.px(wide ? 330 : 250);
        return {narrow: narrow, badge: Theme.px(narrow && table.column.width < Theme.px(500) ? 40 : 52), bar: bar, barWidth: rating - Theme.px(110) - bar, rating: rating,
            matches: matches, moved: wide ? right : 0};
    }

    column.width: width - Theme.px(10)
    spacing: Theme.px(10)

    RatingList {
        id: list

        game: root.filter.viewState("rating") || ""
        session: root.filter.session
    }

    component Verb: TButton {
        height: Math.max(Theme.touch(54), implicitHeight)
        kind: "ghost"
        width: Math.min(implicitWidth, root.width)
    }

    RatingProgressBanner {
        of: list
    }
    Grid {
        columns: root.wide ? 2 : 1
        spacing: Theme.px(10)
        visible: list.games.length > 0
        width: parent.width

        ChipFlow {
            current: list.game
            first: 6
            names: "ratings.game"
            options: list.games
            width: root.wide ? parent.width - verbs.width - Theme.px(10) : parent.width

            onChosen: id => {
                root.filter.setViewState("rating", id);
                list.game = id;
            }
        }
        Flow {
            id: verbs

            spacing: Theme.px(8)
            width: root.wide ? undefined : parent.width

            Verb {
                checkable: true
                checked: root.explained
                kind: root.explained ? "sel" : "ghost"
                objectName: "ratings.how"
                text: qsTr("How ratings are calculated")

                onTapped: root.explained = !root.explained
            }
            Repeater {
                model: ["csv", "json"]

                Verb {
                    required property string modelData

                    icon: "file"
                    label: qsTr("Save as %1").arg(text)
                    objectName: "ratings." + modelData
                    text: modelData.toUpperCase()

                    onTapped: list.save(modelData)
                }
            }
        }
    }
    SavedBanner {
        saved: list.saved
    }
    SheetColumn {
        sunken: true
        visible: root.explained && list.games.length > 0

        Paragraph {
            objectName: "ratings.explanation"
            text: qsTr("Everyone starts at %1. Ratings change with the finishing order of each match. Unexpected results change them more, and so does a high uncertainty. The margin and the characters do not count; tied players share a rank. In two cases out of three the true strength is inside the bar. A player with fewer than %2 matches of a game is provisional. After a correction, an import or an exclusion, the ratings are recalculated from that match on. Model: Plackett and Luce, after Weng and Lin (2011).").arg(list.startText).arg(list.least)
        }
    }
    SheetColumn {
        id: table

        visible: list.people.length > 0

        Strip {
            height: Theme.px(36)
            visible: !root.columns.narrow

            component Head: Muted {
                anchors.verticalCenter: parent.verticalCenter
            }

            Head {
                text: qsTr("dashed line: start at %1").arg(list.startText)
                x: root.columns.bar + Math.max(0, (root.columns.barWidth - width) / 2)
            }
            Head {
                text: qsTr("rating")
                x: root.columns.rating - width
            }
            Head {
                text: qsTr("matches")
                x: root.columns.matches - width
            }
            Head {
                text: qsTr("this month")
                visible: root.columns.moved > 0
                x: root.columns.moved - width
            }
            Underline {
                strong: true
            }
        }
        Repeater {
            model: root.people.slice(0, root.most)

            RatingRow {
                required property var modelData
                required property int index

                columns: root.columns
                from: list.lowest
                objectName: "ratings.row." + index
                person: modelData
                start: list.start
                to: list.highest

                onTapped: Screens.of(root).goTo("Player", {player: modelData.name})
            }
        }
        TButton {
            icon: "down"
            kind: "bare"
            text: qsTr("%1 more").arg(list.people.length - root.most)
            visible: list.people.length > root.most

            onTapped: root.most += 200
        }
    }
    Remark {
        objectName: "ratings.overlap"
        text: list.people.length === 0 ? "" : qsTr("If bars overlap, the order is uncertain.") + (list.overlap !== "" ? " " + qsTr("This is so for %1.").arg(list.overlap) : "")
    }
    Remark {
        objectName: "ratings.notListed"
        text: list.notListed
    }
    EmptyState {
        text: qsTr("Ratings appear here after the first match that is played to its end. Custom games are not rated.")
        title: qsTr("No rated match yet")
        topPadding: Theme.px(80)
        visible: list.ready && list.games.length === 0
    }
}
