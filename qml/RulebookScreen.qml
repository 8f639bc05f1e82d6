import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// All rules of all games: searched while typing, filtered for the match; the full clause is next to the list, in portrait
// instead of it.
TitledScreen {
    id: root

    property string clause: "" // opened at this one
    property string scope: session.table.open ? "match" : "all" // see RuleList
    property var trail: [] // the clauses that links led away from
    property bool alone: false // came for one clause: back leaves the rulebook
    // over: "games", "editions"
    readonly property string current: clause !== "" || portrait ? clause : rules.firstClause
    readonly property bool reading: portrait && clause !== ""

    function choose(id: string) {
        trail = [];
        alone = false;
        clause = id;
        finder.search.keys = false;
    }
    function follow(id: string) {
        trail = trail.concat([current]);
        clause = id;
    }
    function leave() {
        if (over !== "") {
            over = "";
        } else if (trail.length > 0) {
            const last = trail[trail.length - 1];
            trail = trail.slice(0, -1);
            clause = last;
        } else if (reading && !alone) {
            clause = "";
        } else {
            goBack();
        }
    }
    function stepBack() {
        if (over === "" && trail.length === 0 && !reading && finder.search.text !== "") {
            finder.search.text = "";
            look("");
        } else {
            leave();
        }
    }
    function look(text: string) {
        rules.text = text;
        if (text !== "" && !portrait) { // the best of the list
            trail = [];
            clause = "";
        }
        finder.toTheTop();
    }
    function limit(scope: string) {
        over = "";
        rules.scope = scope;
        choose("");
        finder.toTheTop();
    }

    actions: [
        BarButton {
            icon: "file"
            label: qsTr("Quick reference")
            objectName: "rulebook.quickSheet"
            text: Theme.large && root.portrait ? "" : label
            visible: rules.sheetOf !== ""

            onTapped: root.goTo("Report", {kind: "quick-sheet", subject: rules.sheetOf})
        },
        BarButton {
            readonly property var choices: rules.editions

            objectName: "rulebook.edition"
            opensPanel: "editions"
            text: (choices.find(each => each.id === rules.edition) || {text: ""}).text
            visible: choices.length > 0 && !root.reading
        }
    ]
    covered: false // the list is refreshed while a panel is open
    title: qsTr("Rulebook")

    onOverChanged: if (over === "")
        finder.forceActiveFocus()
    onCurrentChanged: {
        rules.show();
        flick.contentY = 0;
    }
    Component.onCompleted: {
        alone = clause !== "";
        rules.scope = scope;
    }
    Keys.onPressed: event => { // typing starts a search
        if (!/^[^\s\x00-\x1f\x7f]$/.test(event.text) || reading || over !== "")
            return;
        event.accepted = true;
        finder.search.takeFocus();
        finder.search.keys = false;
        finder.search.typed(event.text);
    }

    RuleList {
        id: rules

        property string firstClause: ""
        property var shown: ({})

        function show() {
            shown = root.current !== "" ? rules.clause(root.current) : {};
        }

        session: root.session

        onChanged: { // also by language
            firstClause = idAt(0);
            show();
        }
    }
    SideBySide {
        RuleFinder {
            id: finder

            Layout.bottomMargin: keyboard.height
            book: rules
            chosen: root.current
            implicitWidth: Theme.px(430)
            visible: !root.reading

            onChose: id => root.choose(id)
            onGameWanted: root.over = "games"
            onLimited: scope => root.limit(scope)
            onLooked: text => root.look(text)
        }
        Item {
            visible: !root.portrait || root.reading

            ScrollColumn {
                id: flick

                anchors.fill: parent
                anchors.leftMargin: root.portrait ? Theme.px(4) : 0
                anchors.rightMargin: Theme.px(4)
                below: Theme.px(8)
                column.width: width - Theme.px(8)
                line.x: parent.width - line.width + Theme.px(8)
                spacing: Theme.px(12)
                visible: root.current !== ""

                TButton {
                    icon: "back"
                    objectName: "rulebook.trail"
                    text: qsTr("Back to the clause before")
                    visible: root.trail.length > 0

                    onTapped: root.leave()
                }
                ClauseSection {
                    clause: rules.shown
                    sideBySide: flick.width > Theme.px(560)

                    onOpened: clause => root.follow(clause)
                }
            }
        }
    }
    Overlay {
        active: root.over !== ""

        ChoicePopup {
            choices: root.over === "games" ? rules.games : rules.editions
            current: root.over === "games" ? rules.scope : rules.edition
            title: root.over === "games" ? qsTr("Which game?") : qsTr("Which edition?")

            onChosen: id => {
                if (root.over === "games") {
                    root.limit(id);
                } else {
                    root.over = "";
                    rules.edition = id;
                    root.choose("");
                }
            }
            onClosed: root.over = ""
        }
    }
    ScreenKeyboard {
        id: keyboard

        active: finder.search.typing && !root.reading
        line: finder.search
        names: "rulebook.key"
        parent: root
    }
}
