import QtQuick
import Tafel.Ui

// One match: deals with reasons or averages, result on the slate, course, rules. In two columns where there is room.
Item {
    id: root

    required property MatchView view
    required property bool upright // the window is in portrait
    property bool cards: false
    property bool averagesWanted: false
    readonly property bool averaging: averagesWanted && view.columns.contract // shows the averages of the contracts instead of the deals
    readonly property bool two: width > Theme.px(1000)
    readonly property bool beside: !upright && !Theme.veryLarge && width > Theme.px(760) // result and course in one row
    readonly property real gap: Theme.px(12)
    readonly property string ownershipText: writing.ours ? "" : writing.text // another tablet's

    signal reportsWanted

    component Tabs: SegmentedChoice {
        current: root.averaging ? 1 : 0
        label: qsTr("Deals or averages")
        names: ["match.tab.deals", "match.tab.averages"]
        options: [qsTr("Deals"), qsTr("Average per contract")]
        visible: root.view.columns.contract

        onChosen: index => root.averagesWanted = index === 1
    }
    component Deals: DealsSection {
        averaging: root.averaging
        view: root.view
        width: parent?.width ?? 0
    }
    component Course: ScoreChartSheet {
        low: root.beside
        view: root.view
        visible: root.view.deals.length > 0
        width: parent?.width ?? 0
    }
    component Disputes: DisputeList {
        view: root.view
        visible: root.view.disputes.length > 0
    }
    component Newer: RulesChangedNotice {
        ownershipText: root.ownershipText
        view: root.view
        width: parent?.width ?? 0
    }
    component Ownership: OwnershipNotice {
        ownership: writing
        visible: !writing.ours && !root.view.header.finished
        width: parent?.width ?? 0

        onTaken: if (root.view.session.table.takeOwnership(root.view.matchId))
            Screens.of(root).goTo("ScorePad", {})
    }
    component Versions: VersionsSection {
        ownership: writing
        view: root.view
        width: parent?.width ?? 0
    }
    component Rules: RulesSheet {
        view: root.view
    }
    component Rated: RatedLine {
        ownershipText: root.ownershipText
        view: root.view
    }
    component Buttons: MatchButtons {
        ours: writing.ours
        view: root.view

        onReports: root.reportsWanted()
    }

    MatchOwnership {
        id: writing

        matchId: root.view.matchId
        session: root.view.session
    }
    Loader {
        active: root.two
        anchors.fill: parent

        sourceComponent: Item {
            ScrollColumn {
                id: leftSide

                height: parent.height
                line.x: width + Theme.px(4)
                spacing: root.gap
                width: parent.width - Theme.px(446)

                Versions {
                    id: leftVersions
                }
                Tabs {
                    id: leftTabs
                }
                Deals {
                    least: leftVersions.visible ? 0 : leftSide.height - (leftTabs.visible ? leftTabs.height + root.gap : 0)
                }
            }
            ScrollColumn {
                anchors.bottom: buttons.top
                anchors.bottomMargin: root.gap
                anchors.right: parent.right
                anchors.top: parent.top
                spacing: root.gap
                width: Theme.px(430)

                Newer { }
                Ownership { }
                ResultColumns {
                    view: root.view
                    visible: !fourInRows.visible
                    width: parent.width
                }
                ResultRows { // four names in one line would be truncated
                    id: fourInRows

                    height: Theme.px(76 + 52 * root.view.players.length)
                    view: root.view
                    visible: root.view.players.length > 3
                    width: parent.width
                }
                Course { }
                Disputes { }
                Rules { }
                Rated { }
            }
            Buttons {
                id: buttons

                anchors.bottom: parent.bottom
                anchors.right: parent.right
                width: Theme.px(430)
            }
        }
    }
    Loader {
        active: !root.two
        anchors.fill: parent

        sourceComponent: Item {
            ScrollColumn {
                anchors.bottom: lowButtons.top
                anchors.bottomMargin: root.gap
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                line.x: width + Theme.px(4)
                spacing: root.gap

                Versions { }
                Newer { }
                Ownership { }
                Tabs { }
                Optional {
                    active: !root.beside && !root.averaging

                    Column {
                        spacing: root.gap

                        ResultColumns {
                            view: root.view
                            width: parent.width
                        }
                        Course { }
                    }
                }
                Optional {
                    active: root.beside && !root.averaging

                    Item {
                        implicitHeight: Theme.px(Theme.large ? 300 : 268)

                        ResultRows {
                            height: parent.height
                            view: root.view
                            width: course.visible ? Theme.px(330) : parent.width
                        }
                        Course {
                            id: course

                            anchors.right: parent.right
                            height: parent.height
                            width: parent.width - Theme.px(330) - root.gap
                        }
                    }
                }
                Deals { }
                Disputes { }
                Rules { }
                Rated { }
            }
            Buttons {
                id: lowButtons

                anchors.bottom: parent.bottom
                width: parent.width
            }
        }
    }
}
