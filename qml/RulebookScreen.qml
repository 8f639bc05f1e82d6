import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// All rules of all games: searched while typing, filtered for the match; the full clause is next to the list, in portrait
// instead of it.
TitledScreen {
    id: root

    property string clause: "" // opened at this one
    property var trail: [] // the clauses that links led away from
    property bool alone: false // came for one clause: back leaves the rulebook
    // over: "games", "editions"
    readonly property string current: clause !== "" || portrait ? clause : rules.count > 0 ? rules.idAt(0) : ""
    readonly property bool reading: portrait && clause !== ""

    function choose(id: string) {
        trail = [];
        alone = false;
        clause = id;
        search.keys = false;
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
        if (over === "" && trail.length === 0 && !reading && search.text !== "") {
            look("");
        } else {
            leave();
        }
    }
    function look(text: string) {
        search.text = text;
        rules.text = text;
        if (text !== "" && !portrait) { // the best of the list
            trail = [];
            clause = "";
        }
        rows.positionViewAtBeginning();
    }
    function limit(scope: string) {
        over = "";
        rules.scope = scope;
        choose("");
        rows.positionViewAtBeginning();
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
    onCurrentChanged: flick.contentY = 0
    Component.onCompleted: {
        alone = clause !== "";
        rules.scope = session.table.open ? "match" : "all";
    }
    Keys.onPressed: event => { // typing starts a search
        if (!/^[^\s\x00-\x1f\x7f]$/.test(event.text) || reading || over !== "")
            return;
        event.accepted = true;
        search.takeFocus();
        search.keys = false;
        search.typed(event.text);
    }

    RuleList {
        id: rules

        // The count is a dependency, because a function does not notify about another edition or language.
        readonly property var shown: count >= 0 && root.current !== "" ? rules.clause(root.current) : ({})

        session: root.session
    }
    SideBySide {
        // The list: the search text, the scope, and the results under their headings.
        Item {
            id: finder

            Layout.bottomMargin: keyboard.height
            implicitWidth: Theme.px(430)
            visible: !root.reading

            TextEntry {
                id: search

                icon: "find"
                objectName: "rulebook.search"
                placeholder: qsTr("Search the rules")

                onAccepted: if (rules.count > 0)
                    root.choose(rules.idAt(0))
                onEdited: text => root.look(text)
            }
            SegmentedChoice {
                id: scopes

                readonly property bool ofGame: rules.scope !== "match" && rules.scope !== "all"
                readonly property var kinds: [...(rules.hasMatch ? [{name: "match", text: qsTr("This match")}] : []),
                    {name: "all", text: qsTr("All games")}, {name: "game", text: ofGame ? rules.scopeText.split(",")[0] : qsTr("One game …")}]

                anchors.top: search.bottom
                anchors.topMargin: Theme.px(10)
                current: kinds.findIndex(each => each.name === (ofGame ? "game" : rules.scope))
                label: qsTr("Rules of")
                names: kinds.map(each => "rulebook.scope." + each.name)
                options: kinds
                showCheck: false

                onChosen: index => {
                    if (kinds[index].name === "game")
                        root.over = "games";
                    else
                        root.limit(kinds[index].name);
                }
            }
            Remark {
                id: found

                anchors.top: scopes.bottom
                anchors.topMargin: Theme.px(8)
                objectName: "rulebook.count"
                text: qsTr("%n clauses", "", rules.count) + (rules.scope === "match" ? " · " + rules.scopeText : "")
            }
            Sheet {
                anchors.bottom: parent.bottom
                anchors.top: found.bottom
                anchors.topMargin: Theme.px(6)
                padding: Theme.px(4)

                StableListView {
                    id: rows

                    model: rules
                    objectName: "rulebook.rows"
                    section.property: "place"

                    delegate: RuleRow {
                        required property foundClause modelData
                        required property int index

                        chosen: modelData.id === root.current
                        clause: modelData
                        objectName: "rulebook.row." + index

                        onTapped: root.choose(modelData.id)
                    }
                    section.delegate: Rectangle {
                        id: heading

                        required property string section

                        color: Theme.sunk
                        height: headingText.implicitHeight + Theme.px(10)
                        radius: Theme.px(8)
                        width: rows.width

                        Heading {
                            id: headingText

                            anchors.centerIn: parent
                            size: 18
                            text: heading.section
                            width: parent.width - Theme.px(28)
                        }
                    }
                }
                NothingFound {
                    names: "rulebook"
                    text: (/\s/.test(rules.text.trim())
                        ? qsTr("No clause has all of “%1”. One word is often enough.") : qsTr("No clause has “%1”."))
                        .arg(rules.text)
                    visible: rules.count === 0

                    TButton {
                        anchors.horizontalCenter: parent.horizontalCenter
                        objectName: "rulebook.widen"
                        text: qsTr("Search all games")
                        visible: rules.scope !== "all"

                        onTapped: root.limit("all")
                    }
                    TButton {
                        anchors.horizontalCenter: parent.horizontalCenter
                        objectName: "rulebook.clear"
                        text: qsTr("Clear the search")

                        onTapped: root.look("")
                    }
                }
            }
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

        active: search.typing && !root.reading
        line: search
        parent: root
    }
}
