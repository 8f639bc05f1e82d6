import QtQuick
import Tafel.Ui

// The history: matches, people, characters, contracts, disputes; with one filter for all of them.
TitledScreen {
    id: root

    property string matchId: "" // shown first
    readonly property int disputesTab: 4
    readonly property bool noMatch: session.matchCount === 0
    readonly property bool nothing: noMatch && session.disputeCount === 0
    readonly property bool empty: nothing || noMatch && tab !== disputesTab
    readonly property bool roomy: !portrait && !Theme.large // the tabs are in the top bar
    property int tab: 0
    readonly property var tabs: [{name: "matches", text: qsTr("Matches")}, {name: "players", text: qsTr("Players")},
        {name: "characters", text: qsTr("Characters")}, {name: "contracts", text: qsTr("Contracts")}, {name: "disputes", text: qsTr("Disputes")},
        ...(session.preferences.ratings ? [{name: "ratings", text: qsTr("Ratings")}] : [])]

    function leave() {
        narrowed.reset();
        root.goBack();
    }

    component Tabs: SegmentedChoice {
        current: root.tab
        label: qsTr("History")
        names: root.tabs.map(each => "history.tab." + each.name)
        options: root.tabs.map(each => each.text)
        showCheck: false

        onChosen: index => {
            root.tab = index;
            narrowed.setViewState("tab", index);
        }
    }

    actions: [
        Loader {
            active: root.roomy && !root.nothing
            visible: active

            sourceComponent: Tabs {
                height: Theme.px(54)
                width: Theme.px(root.tabs.length > 5 ? 760 : 690)
            }
        },
        BarButton {
            kind: narrowed.active ? "sel" : "ghost"
            objectName: "history.filter"
            text: qsTr("Filter")
            visible: !root.noMatch

            onTapped: {
                root.forceActiveFocus(); // afterwards the keyboard of the search does not come back
                root.over = "filter";
            }
        },
        BarButton {
            icon: "file"
            label: qsTr("Season report")
            objectName: "history.season"
            text: Theme.large ? "" : qsTr("Season report")
            visible: !root.noMatch

            onTapped: root.goTo("Report", {kind: "season", subject: narrowed.season})
        }
    ]
    title: qsTr("History")

    Component.onCompleted: {
        // The match that the screen was opened for is shown once. When the user comes back, the last tab is shown.
        if (root.matchId !== "" && narrowed.viewState("opened") !== root.matchId) {
            narrowed.setViewState("opened", root.matchId);
            narrowed.setViewState("tab", 0);
        }
        root.tab = root.noMatch ? (root.nothing ? 0 : root.disputesTab) : Math.min(narrowed.viewState("tab") || 0, tabs.length - 1);
    }

    HistoryFilter {
        id: narrowed

        session: root.session
    }
    Stack {
        id: head

        spacing: Theme.px(10)
        visible: !root.nothing

        Optional {
            active: !root.roomy

            Tabs { }
        }
        // The active filters; a tap removes one.
        WrappedRow {
            id: chips

            spacing: Theme.px(8)
            visible: narrowed.active

            Repeater {
                model: narrowed.chips

                TButton {
                    required property listChoice modelData

                    kind: "sel"
                    label: qsTr("Remove: %1").arg(modelData.text)
                    lines: 1
                    objectName: "history.chip." + modelData.id
                    text: modelData.text
                    trailing: Icon {
                        color: Theme.selInk
                        name: "cross"
                        size: Theme.sign(18)
                        stroke: 3
                    }
                    width: Math.min(implicitWidth, chips.width)

                    onTapped: narrowed.clear(modelData.id)
                }
            }
            TButton {
                kind: "ghost"
                objectName: "history.clearAll"
                text: qsTr("Show all")
                visible: narrowed.chips.length > 1

                onTapped: narrowed.clearAll()
            }
        }
    }
    Optional {
        id: body

        active: !root.empty
        anchors.fill: parent
        anchors.topMargin: head.height > 0 ? head.height + Theme.px(10) : 0
        focus: true
        sourceComponent: [matches, players, characters, contracts, disputes, ratings][root.tab]
    }
    Component {
        id: matches

        MatchesSection {
            filter: narrowed
            focus: true
            matchId: root.matchId
        }
    }
    Component {
        id: players

        PlayersSection {
            filter: narrowed
        }
    }
    Component {
        id: characters

        CharactersSection {
            filter: narrowed
        }
    }
    Component {
        id: contracts

        // The average award of each contract for each person.
        ScrollColumn {
            id: awards

            property string wanted: narrowed.viewState("contracts") || ""
            readonly property var played: narrowed.contractGames
            readonly property var games: narrowed.game === "" ? played : played.filter(each => each.id === narrowed.game)
            readonly property string game: games.some(each => each.id === wanted) ? wanted : games.length > 0 ? games[0].id : ""

            column.width: width - Theme.px(10)
            spacing: Theme.px(12)

            ChipFlow {
                current: awards.game
                names: "contracts.game"
                options: awards.games

                onChosen: id => {
                    awards.wanted = id;
                    narrowed.setViewState("contracts", id);
                }
            }
            AveragesSection {
                emptyText: qsTr("No deal of this game is left. Show all to see more.")
                filter: narrowed
                game: awards.game
                visible: awards.games.length > 0
            }
            EmptyState {
                objectName: "contracts.empty"
                text: narrowed.active ? qsTr("No game with contracts is left. Show all to see more.")
                    : qsTr("Results per contract and player appear here after the first match of a game with contracts.")
                title: qsTr("No contract played yet")
                topPadding: Theme.px(80)
                visible: awards.games.length === 0
            }
        }
    }
    Component {
        id: disputes

        DisputesSection {
            filter: narrowed
        }
    }
    Component {
        id: ratings

        RatingsSection {
            filter: narrowed
        }
    }
    EmptyState {
        anchors.centerIn: parent
        buttonText: qsTr("New match")
        objectName: "history.empty"
        text: qsTr("Winners appear here after the first match.")
        title: qsTr("No evening yet")
        visible: root.empty

        onTapped: root.goTo("NewMatch", {})
    }
    Overlay {
        over: "filter"

        onActiveChanged: if (!active)
            body.forceActiveFocus()

        FilterPanel {
            filter: narrowed
        }
    }
}
