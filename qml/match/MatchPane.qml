import QtQuick
import Tafel.Ui

// One match: deals with reasons or averages, result on the slate, course, rules. In two columns where there is room.
Item {
    id: root

    required property MatchView view
    property bool averagesWanted: false
    readonly property bool averaging: averagesWanted && view.columns.contract // shows the averages of the contracts instead of the deals
    readonly property bool two: width > Theme.px(1000)
    readonly property bool beside: !Theme.portrait && !Theme.veryLarge && width > Theme.px(760) // result and course in one row
    readonly property real gap: Theme.px(12)

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
            }
        }
    }
    component Course: ScoreChartSheet {
        low: root.beside
        view: root.view
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
                required property disputeRow modelData
                required property int index

                dispute: modelData
                focusable: modelData.clause !== ""
                line.padding: 0
                objectName: "match.dispute." + index
                opensRule: modelData.clause
                role: focusable ? Accessible.Link : Accessible.StaticText
                separator: false
            }
        }
    }
    // An old match that the current rules judge differently: the changes, and how to accept them.
    component Newer: Stack {
        spacing: Theme.px(10)
        visible: root.view.newRules !== ""

        Banner {
            bold: qsTr("The current rules score this match differently.")
            objectName: "match.newRules"
            text: root.view.newRules
        }
        ConfirmedButton {
            button.objectName: "match.newRules.accept"
            leaveText: qsTr("Keep the original scoring")
            names: "match.newRules"
            question: qsTr("The match is then scored by the current rules. The entries stay. You cannot undo this.")
            sureText: qsTr("Accept")
            text: qsTr("Apply current rules")
            whyNot: root.view.ownershipText

            onConfirmed: root.view.acceptRules()
        }
    }
    // Another tablet owns a match in progress; how to take ownership.
    component Ownership: Stack {
        spacing: Theme.px(10)
        visible: !root.view.ours && !root.view.header.finished

        Banner {
            bold: root.view.ownershipText
            icon: "eye"
            objectName: "match.ownership"
            text: qsTr("Here it can be read.")
        }
        TakeOwnershipDialog {
            onTaken: if (root.view.session.table.takeOwnership(root.view.matchId))
                Screens.of(root).goTo("ScorePad", {})
        }
    }
    // The versions of a match after tablets diverged, side by side if there is space: the table chooses one.
    component Versions: Stack {
        id: versions

        readonly property real label: Theme.text(18) * 4.5
        readonly property real least: label + Math.max(1, root.view.players.length) * Theme.px(52) * Math.min(1.4, Theme.textScale) + Theme.px(34)

        spacing: Theme.gap
        visible: root.view.versions.length > 1

        Banner {
            bold: root.view.forked ? qsTr("Which version counts?") : qsTr("The table has chosen this version.")
            kind: root.view.forked ? "ask" : "yes"
            objectName: "match.forked"
            text: root.view.forked ? qsTr("Two tablets recorded this match while offline. Nothing is lost; statistics use one version.")
                : qsTr("The other version is kept and can still be chosen.")
        }
        EqualColumns {
            columns: (width - spacing) / 2 >= versions.least ? 2 : 1
            spacing: Theme.gap

            Repeater {
                model: root.view.versions

                VersionCard {
                    required property matchBranchRow modelData
                    required property int index

                    label: versions.label
                    names: "match.version." + index
                    version: modelData
                    view: root.view
                }
            }
        }
    }
    // By which rules a match was played, and with whom.
    component Rules: SheetColumn {
        spacing: Theme.px(4)

        Strong {
            text: root.view.header.rules
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
            whyNot: root.view.ownershipText

            onToggled: on => root.view.setRated(on)
        }
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
                anchors.bottom: parent.bottom
                anchors.bottomMargin: buttons.height + root.gap
                anchors.right: parent.right
                anchors.top: parent.top
                spacing: root.gap
                width: Theme.px(430)

                Newer { }
                Ownership { }
                MatchResult {
                    inRows: root.view.players.length > 3 // four names in one line would be truncated
                    view: root.view
                }
                Course { }
                Disputes { }
                Rules { }
                Rated { }
            }
        }
    }
    Loader {
        active: !root.two
        anchors.bottomMargin: buttons.height + root.gap
        anchors.fill: parent

        sourceComponent: ScrollColumn {
            line.x: width + Theme.px(4)
            spacing: root.gap

            Versions { }
            Newer { }
            Ownership { }
            Tabs { }
            Optional {
                active: !root.averaging

                Item {
                    implicitHeight: root.beside ? Theme.px(Theme.large ? 300 : 268)
                        : results.implicitHeight + (course.visible ? root.gap + course.implicitHeight : 0)

                    MatchResult {
                        id: results

                        height: root.beside ? parent.height : implicitHeight
                        inRows: root.beside
                        view: root.view
                        width: root.beside && course.visible ? Theme.px(330) : parent.width
                    }
                    Course {
                        id: course

                        height: root.beside ? parent.height : implicitHeight
                        width: parent.width - x
                        x: root.beside ? results.width + root.gap : 0
                        y: root.beside ? 0 : results.height + root.gap
                    }
                }
            }
            Deals { }
            Disputes { }
            Rules { }
            Rated { }
        }
    }
    // Continue the match, play it again, print it.
    EqualColumns {
        id: buttons

        readonly property bool finished: root.view.header.finished

        component Verb: TButton {
            property string sign: ""

            height: buttons.tallest
            icon: Theme.large || buttons.cell < Theme.px(170) ? "" : sign
            padding: Theme.px(8)
        }

        anchors.bottom: parent.bottom
        anchors.right: parent.right
        columns: 3
        spacing: Theme.px(10)
        width: root.two ? Theme.px(430) : parent.width

        Verb {
            kind: buttons.finished || !root.view.ours ? "plain" : "act"
            objectName: "match.continue"
            sign: buttons.finished ? "pen" : root.view.ours ? "next" : "eye"
            text: buttons.finished ? qsTr("Correct") : root.view.ours ? qsTr("Continue") : qsTr("Watch")

            onTapped: if (root.view.session.table.resume(root.view.matchId))
                Screens.of(root).goTo("ScorePad", {})
        }
        Verb {
            sign: "plus"
            text: qsTr("Rematch")

            onTapped: Screens.of(root).goTo("NewMatch", {again: true})
        }
        Verb {
            objectName: "match.reports"
            opensPanel: "reports"
            sign: "file"
            text: qsTr("Report")
        }
    }
    Overlay {
        over: "reports"

        ReportMenu {
            view: root.view
        }
    }
}
