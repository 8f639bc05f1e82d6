import QtQuick
import Tafel.Ui

// The rules of a tournament: the criterion of its standings, the size of tables, the game with its house rules.
Page {
    id: root

    required property TournamentView view
    property int rule: view.rules.rule
    property bool oneGame: view.rules.oneGame
    property var allowed: view.rules.sizes // the preferred first
    property string over: "" // "" | "game" | "option"
    property int changing: -1
    property string problem: ""
    property var known: []
    readonly property var sizes: known.filter(each => each.whyNot === "" && allowed.includes(each.size)).map(each => each.size)
    readonly property int preferred: sizes.includes(allowed[0]) ? allowed[0] : sizes.length > 0 ? sizes[0] : 0

    function look() {
        known = view.sizesFor(oneGame, plan);
        problem = "";
    }
    function allow(size: int, allows: bool) {
        allowed = allows ? [...allowed, size] : allowed.filter(each => each !== size);
        problem = "";
    }
    function prefer(size: int) {
        allowed = [size, ...allowed.filter(each => each !== size)];
    }
    function done() {
        problem = view.setRules(rule, [preferred, ...sizes.filter(each => each !== preferred)], oneGame, plan);
        if (problem === "")
            root.closed();
    }

    covered: over !== ""
    title: qsTr("Rules of the tournament")

    Component.onCompleted: {
        plan.copyRulesFrom(view.name);
        look();
    }
    onOneGameChanged: look()

    NewMatch {
        id: plan

        session: root.view.session

        onChanged: root.look()
    }
    ScrollColumn {
        id: flick

        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.px(10)
        anchors.top: parent.top
        below: Theme.px(12)
        column.width: Math.min(width - Theme.px(24), Theme.px(900))
        column.x: (width - column.width) / 2
        spacing: Theme.px(12)

        Remark {
            text: qsTr("What decides the standing")
            weight: Font.Bold
        }
        SegmentedChoice {
            current: root.rule
            label: qsTr("What decides the standing")
            names: ["tournament.rule.0", "tournament.rule.1", "tournament.rule.2"]
            options: [
                {text: qsTr("Wins"), subText: Theme.large ? "" : qsTr("most matches won")},
                {text: qsTr("Victory points"), subText: Theme.large ? "" : qsTr("the highest sum")},
                {text: qsTr("Penalty points"), subText: Theme.large ? "" : qsTr("fewest per match")}
            ]

            onChosen: index => root.rule = index
        }
        Remark {
            text: qsTr("Table sizes")
            weight: Font.Bold
        }
        EqualColumns {
            columns: 3
            spacing: Theme.px(12)

            Repeater {
                model: root.known

                ChoiceButton {
                    required property tableSize modelData
                    readonly property bool on: root.sizes.includes(modelData.size)

                    checked: on
                    icon: on ? "check" : ""
                    label: qsTr("Tables for %1").arg(modelData.size)
                    objectName: "tournament.size." + modelData.size
                    text: String(modelData.size)
                    whyNot: modelData.whyNot

                    onTapped: root.allow(modelData.size, !on)
                }
            }
        }
        Remark {
            text: qsTr("Preferred table size")
            visible: root.sizes.length > 1
            weight: Font.Bold
        }
        SegmentedChoice {
            current: root.sizes.indexOf(root.preferred)
            label: qsTr("Preferred table size")
            names: root.sizes.map(size => "tournament.prefer." + size)
            options: root.sizes.map(size => String(size))
            visible: root.sizes.length > 1

            onChosen: index => root.prefer(root.sizes[index])
        }
        Toggle {
            on: root.oneGame
            objectName: "tournament.oneGame"
            title: qsTr("One game for all matches")

            onToggled: on => root.oneGame = on
        }
        GameButton {
            game: plan.game
            height: Math.max(Theme.touch(70), implicitHeight)
            objectName: "tournament.game"
            visible: root.oneGame
            width: parent.width

            trailing: Icon {
                name: "down"
            }

            onTapped: root.over = "game"
        }
        Optional {
            active: root.oneGame

            RulesColumn {
                setup: plan

                onChangeWanted: option => {
                    root.changing = option;
                    root.over = "option";
                }
            }
        }
    }
    Column {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        spacing: Theme.px(8)
        width: flick.column.width
        x: flick.column.x

        Banner {
            bold: root.problem
            objectName: "tournament.rulesProblem"
            visible: root.problem !== ""
        }
        WideButton {
            height: Theme.touch(76)
            kind: "act"
            objectName: "tournament.rulesDone"
            text: qsTr("Keep these rules")
            whyNot: root.sizes.length > 0 ? "" : qsTr("Choose the table sizes.")

            onTapped: root.done()
        }
    }
    Overlay {
        active: root.over === "game"

        GamePanel {
            custom: false
            setup: plan

            onClosed: root.over = ""
        }
    }
    Overlay {
        active: root.over === "option"

        OptionPanel {
            index: root.changing
            setup: plan

            onClosed: root.over = ""
        }
    }
}
