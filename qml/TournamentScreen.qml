import QtQuick
import Tafel.Ui

// One tournament: rounds, people and rules, and the standing on the slate.
TitledScreen {
    id: root

    required property string name
    // over: "person" | "rules" | "name" | "table" | "matches"; "withdraw" | "close" | "draw", which are asked
    property string part: "rounds"
    readonly property var parts: [{name: "rounds", text: qsTr("Rounds"), shows: roundsPart},
        ...(portrait ? [{name: "standing", text: qsTr("Standing"), shows: slatePart}] : []),
        {name: "people", text: qsTr("People"), shows: peoplePart}, {name: "rules", text: qsTr("Rules"), shows: rulesPart}]
    readonly property var shown: parts.find(each => each.name === part) ?? parts[0]

    // The tables of the last round that have no match yet.
    readonly property int waiting: now.rounds.length === 0 ? 0 : now.rounds[0].tables.filter(table => table.state === "open").length
    readonly property string waitingText: waiting === 0 ? ""
        : qsTr("%n tables of round %1 have no match yet.", "", waiting).arg(now.rounds[0].number)

    function rename(name: string): string {
        const problem = now.rename(name);
        if (problem === "")
            root.name = now.name;
        return problem;
    }

    actions: [
        BarButton {
            icon: "file"
            label: qsTr("Report")
            text: root.portrait && Theme.large ? "" : qsTr("Report")

            onTapped: root.goTo("Report", {kind: "tournament", subject: root.name})
        },
        BarButton {
            icon: "trophy"
            label: qsTr("Board")
            objectName: "tournament.board"
            text: root.portrait && Theme.large ? "" : qsTr("Board")

            onTapped: root.goTo("Board", {name: root.name})
        },
        BarButton {
            icon: "phone"
            label: root.session.sharing.on && root.session.sharing.tournament === root.name ? qsTr("This tournament is shared") : qsTr("Share this tournament")
            objectName: "tournament.share"
            width: Theme.touch(54)

            onTapped: root.goTo("Share", {tournament: root.name})
        }
    ]
    subtitle: now.stateText
    title: name

    Component.onCompleted: if (now.present === 0 && now.rounds.length === 0)
        part = "people"

    TournamentView {
        id: now

        name: root.name
        session: root.session
    }
    Timer { // a table becomes silent although nothing happens
        interval: 20000
        repeat: true
        running: now.tablets.several

        onTriggered: now.refresh()
    }
    SegmentedChoice {
        id: tabs

        current: root.parts.indexOf(root.shown)
        label: qsTr("What is shown")
        names: root.parts.map(each => "tournament.tab." + each.name)
        options: root.parts
        showCheck: false
        visible: now.opened
        width: root.portrait ? parent.width : Theme.px(640) + (root.width - Theme.px(1280)) / 2

        onChosen: index => root.part = root.parts[index].name
    }
    Loader {
        active: now.opened
        anchors.bottom: parent.bottom
        anchors.top: tabs.bottom
        anchors.topMargin: Theme.px(12)
        sourceComponent: root.shown.shows
        width: tabs.width
    }
    Column {
        id: adoption

        anchors.verticalCenter: root.portrait ? undefined : parent.verticalCenter
        spacing: Theme.px(16)
        visible: !now.opened
        width: tabs.width

        Paragraph {
            size: 22
            text: qsTr("Only matches use this name so far. Create the tournament to draw rounds and set the scoring.")
        }
        WideButton {
            height: Theme.touch(76)
            kind: "act"
            text: qsTr("Open the tournament")

            onTapped: now.openFromMatches()
        }
    }
    Loader {
        active: !root.portrait || !now.opened
        anchors.bottom: parent.bottom
        anchors.left: root.portrait ? parent.left : tabs.right
        anchors.leftMargin: root.portrait ? 0 : Theme.px(16)
        anchors.right: parent.right
        anchors.top: root.portrait ? adoption.bottom : parent.top
        anchors.topMargin: root.portrait ? Theme.px(16) : 0
        sourceComponent: slatePart
    }
    Component {
        id: slatePart

        StandingSlate {
            view: now
        }
    }
    Component {
        id: roundsPart

        RoundsSection {
            view: now
            waiting: root.waitingText

            onPeopleWanted: root.part = "people"
        }
    }
    Component {
        id: peoplePart

        PeopleSection {
            view: now
        }
    }
    Component {
        id: rulesPart

        // The rules of the tournament, and the actions for the whole tournament.
        ScrollColumn {
            spacing: Theme.px(12)

            SheetColumn {
                Paragraph {
                    objectName: "tournament.rules"
                    size: 22
                    text: now.rules.text
                }
            }
            WideButton {
                icon: "pen"
                objectName: "tournament.changeRules"
                opensPanel: "rules"
                text: qsTr("Change the rules")
                visible: !now.closed
            }
            WideButton {
                icon: "pen"
                objectName: "tournament.rename"
                opensPanel: "name"
                subText: now.whyNoRename
                text: qsTr("Rename")
                visible: !now.closed
                whyNot: now.whyNoRename
            }
            WideButton {
                icon: "check"
                objectName: "tournament.close"
                opensPanel: "close"
                text: qsTr("Close the tournament")
                visible: !now.closed
            }
            WideButton {
                icon: "redo"
                objectName: "tournament.reopen"
                text: qsTr("Reopen")
                visible: now.closed

                onTapped: now.reopen()
            }
        }
    }
    Overlay {
        over: "person"

        NameEntryPanel {
            here: now.people.filter(person => person.present).map(person => person.name)
            known: now.suggestions
            label: qsTr("Name")
            many: true
            meant: name => now.matchName(name)
            names: "tournament.name"
            take: name => now.addPerson(name)
            title: qsTr("Who is here?")
            verb: qsTr("Present")

            Remark {
                objectName: "tournament.missed"
                text: now.missedRounds
            }
        }
    }
    Overlay {
        over: "name"

        NameEntryPanel {
            label: qsTr("Name")
            names: "tournament.newName"
            take: root.rename
            text: root.name
            title: qsTr("What is it called?")
            verb: qsTr("Rename")
        }
    }
    Overlay {
        over: "table"

        TablePanel {
            view: now
        }
    }
    Overlay {
        over: "rules"

        RulesPanel {
            view: now
        }
    }
    TDialog {
        grave: root.over === "withdraw"
        open: root.over === "withdraw" || root.over === "close" || root.over === "draw"
        parent: root
        title: root.over === "draw" ? now.next.text + "?" : root.over === "close" ? qsTr("Close the tournament?") : qsTr("Undo the last draw?")
        verbText: root.over === "draw" ? now.next.text : root.over === "close" ? qsTr("Close tournament") : qsTr("Take it back")

        onConfirmed: {
            const what = root.over;
            closed();
            if (what === "draw")
                now.draw();
            else if (what === "close")
                now.close();
            else
                now.withdraw();
        }
        onClosed: {
            root.over = "";
            root.forceActiveFocus();
        }

        Paragraph {
            objectName: "tournament.asked"
            text: root.over === "draw" ? root.waitingText + " "
                + qsTr("They stay open, and can still be played.", "", root.waiting)
                : root.over === "close" ? (now.unfinished !== "" ? qsTr("Not done yet: %1. A match under way can be played to its end, and counts.").arg(now.unfinished) + " " : "")
                    + qsTr("Nothing more is drawn then. The standing stays, and it can be opened again.")
                : qsTr("Its tables are removed, and matches without deals are set aside. The draw stays in the log.")
        }
    }
}
