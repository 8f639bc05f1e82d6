import QtQuick
import Tafel.Ui

// One match: deals with reasons or averages, result on the slate, course, rules. In two columns where there is room.
Item {
    id: root

    required property MatchView view
    required property bool upright // the window is in portrait
    property bool averagesWanted: false
    readonly property bool averaging: averagesWanted && view.columns.contract // shows the averages of the contracts instead of the deals
    readonly property bool two: width > Theme.px(1000)
    readonly property bool beside: !upright && !Theme.veryLarge && width > Theme.px(760) // result and course in one row
    readonly property real gap: Theme.px(12)
    readonly property string ownershipText: writing.ours ? "" : writing.text // another tablet's

    component Tabs: SegmentedChoice {
        current: root.averaging ? 1 : 0
        label: qsTr("Deals or averages")
        names: ["match.tab.deals", "match.tab.averages"]
        options: [qsTr("Deals"), qsTr("Average per contract")]
        visible: root.view.columns.contract

        onChosen: index => root.averagesWanted = index === 1
    }
    // The deals with their reasons; or, where the game has contracts, their averages.
    component Deals: Stack {
        id: deals

        property real least: 0 // the deals are as high as their place

        Optional {
            active: !root.averaging

            Sheet {
                implicitHeight: Math.max(table.implicitHeight + 2 * padding, deals.least)

                DealTable {
                    id: table

                    view: root.view
                }
            }
        }
        Optional {
            active: root.averaging

            AveragesSection {
                matchId: root.view.matchId
                session: root.view.session
            }
        }
    }
    component Course: ScoreChartSheet {
        low: root.beside
        view: root.view
        visible: root.view.deals.length > 0
        width: parent?.width ?? 0
    }
    // The questions to the referee during a match, and the table's own decisions.
    component Disputes: SheetColumn {
        spacing: Theme.px(12)
        visible: root.view.disputes.length > 0

        Heading {
            size: 22
            text: qsTr("Disputes")
        }
        Repeater {
            model: root.view.disputes

            DisputeRow {
                required property var modelData
                required property int index

                dispute: modelData
                objectName: "match.dispute." + index
                opensRule: modelData.clause
                role: modelData.clause !== "" ? Accessible.Link : Accessible.StaticText
                width: parent.width
            }
        }
    }
    component Newer: RulesChangedNotice {
        ownershipText: root.ownershipText
        view: root.view
        width: parent?.width ?? 0
    }
    // Another tablet owns a match in progress; how to take ownership.
    component Ownership: Stack {
        spacing: Theme.px(10)
        visible: !writing.ours && !root.view.header.finished

        Banner {
            bold: writing.text
            icon: "eye"
            objectName: "match.ownership"
            text: qsTr("Here it can be read.")
        }
        TakeOwnershipDialog {
            onTaken: if (root.view.session.table.takeOwnership(root.view.matchId))
                Screens.of(root).goTo("ScorePad", {})
        }
    }
    component Versions: VersionsSection {
        ownership: writing
        view: root.view
        width: parent?.width ?? 0
    }
    // By which rules a match was played, and with whom.
    component Rules: SheetColumn {
        spacing: Theme.px(4)

        Paragraph {
            text: root.view.header.rules
            weight: Font.Bold
        }
        Paragraph {
            color: Theme.mute
            text: root.view.header.characters
        }
    }
    // Whether a match counts for the ratings: the table may leave it out, and count it again.
    component Rated: SheetColumn {
        visible: root.view.ratable && root.view.session.preferences.ratings

        Toggle {
            hint: root.view.rated ? "" : qsTr("The table excludes it; nobody's rating changes.")
            objectName: "match.rated"
            on: root.view.rated
            title: qsTr("Counts for the ratings")
            whyNot: root.ownershipText

            onToggled: on => root.view.setRated(on)
        }
    }
    component Buttons: MatchButtons {
        ours: writing.ours
        view: root.view
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

                anchors.fill: parent
                anchors.rightMargin: Theme.px(446)
                line.x: width + Theme.px(4)
                spacing: root.gap

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
                }
                ResultRows { // four names in one line would be truncated
                    id: fourInRows

                    height: Theme.px(76 + 52 * root.view.players.length)
                    view: root.view
                    visible: root.view.players.length > 3
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
                        }
                        Course { }
                    }
                }
                Optional {
                    active: root.beside && !root.averaging

                    Item {
                        implicitHeight: Theme.px(Theme.large ? 300 : 268)

                        ResultRows {
                            id: results

                            height: parent.height
                            view: root.view
                            width: course.visible ? Theme.px(330) : parent.width
                        }
                        Course {
                            id: course

                            anchors.left: results.right
                            anchors.leftMargin: root.gap
                            anchors.right: parent.right
                            height: parent.height
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
    Overlay {
        over: "reports"

        ReportMenu {
            view: root.view
        }
    }
}
