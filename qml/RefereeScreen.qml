import QtQuick
import Tafel.App
import Tafel.Ui

// The referee desk: question and facts at the left or the top, the answer (or the open prompt) at the right or the bottom.
// The game is chosen above.
TScreen {
    id: root

    readonly property Desk desk: games.desk
    readonly property var picking: desk ? desk.picking : ({kind: ""})
    readonly property bool hasRules: desk !== null && desk.houseRules.length > 0
    readonly property var ownGame: games.own
    readonly property bool own: ownGame.name !== "" // the match is of a custom game, which is scored but not judged
    property string over: "" // "" | "games" | "record" | "rules"

    function close() {
        over = "";
        root.forceActiveFocus();
    }

    Keys.onEscapePressed: if (!desk || !desk.leavePicking())
        goBack()

    Item {
        anchors.fill: parent
        enabled: root.over === ""

        TopBar {
            id: top

            subtitle: !root.desk || root.own ? "" : Theme.large && root.desk.origin === "" ? games.name : root.desk.origin
            title: qsTr("Referee desk")

            onBack: root.goBack()

            TButton {
                height: Theme.touch(54)
                icon: "pen"
                kind: "ghost"
                label: qsTr("House rules")
                objectName: "referee.rules"
                text: Theme.large || root.portrait ? "" : qsTr("House rules")
                visible: root.hasRules && !root.own

                onTapped: root.over = "rules"
            }
            TButton {
                height: Theme.touch(54)
                icon: "deck"
                kind: "ghost"
                label: qsTr("Which game?")
                lines: 1
                objectName: "referee.game"
                text: Theme.large ? "" : games.name

                onTapped: root.over = "games"
            }
            TButton {
                height: Theme.touch(54)
                icon: "undo"
                kind: "ghost"
                label: qsTr("Clear")
                objectName: "referee.clear"
                text: Theme.large && root.portrait ? "" : qsTr("Clear")
                visible: !root.own

                onTapped: root.desk.clear()
            }
        }
        Loader {
            id: facts

            active: root.desk !== null && !root.own
            height: root.portrait ? Math.min(implicitHeight, root.height * 0.5) : root.height - y - Theme.px(12)
            width: root.portrait ? root.width - Theme.px(24) : Math.round((root.width - Theme.px(40)) * 0.525)
            x: Theme.px(12)
            y: top.height

            sourceComponent: DeskFacts {
                desk: root.desk
            }
        }
        Loader {
            active: root.desk !== null && !root.own
            height: root.height - y - Theme.px(12)
            sourceComponent: root.picking.kind !== "" ? pickerPart : verdictPart
            width: root.width - x - Theme.px(12)
            x: root.portrait ? Theme.px(12) : facts.x + facts.width + Theme.px(16)
            y: root.portrait ? facts.y + facts.height + Theme.px(14) : facts.y
        }
        Loader {
            active: root.own
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.margins: Theme.px(16)
            anchors.right: parent.right
            anchors.top: top.bottom

            sourceComponent: DeskOwn {
                own: games.own

                onOpenClause: clause => root.openClause(clause)
            }
        }
        Toast {
            id: toast

            objectName: "referee.toast"
            undoable: root.desk !== null && root.desk.fromMatch
            width: Math.min(Theme.px(560), parent.width - Theme.px(24))
            x: parent.width - width - Theme.px(12)
            y: parent.height - height - Theme.px(104)

            onUndo: root.session.table.undo()
        }
    }
    Component {
        id: pickerPart

        DeskPicker {
            desk: root.desk

            onOpenClause: clause => root.openClause(clause)
        }
    }
    Component {
        id: verdictPart

        DeskVerdict {
            desk: root.desk

            onOpenClause: clause => root.openClause(clause)
            onRecordWanted: root.over = "record"
        }
    }
    Loader {
        active: root.over !== ""
        anchors.fill: parent
        focus: active
        sourceComponent: root.over === "games" ? gamesPart : root.over === "record" ? recordPart : rulesPart
        z: 100
    }
    Component {
        id: gamesPart

        DeskGameList {
            all: games.games

            onChosen: id => {
                games.choose(id);
                closed();
            }
            onClosed: root.close()
        }
    }
    Component {
        id: recordPart

        DeskRecord {
            desk: root.desk

            onClosed: root.close()
        }
    }
    Component {
        id: rulesPart

        DeskRules {
            desk: root.desk

            onClosed: root.close()
        }
    }
    Connections {
        function onRecorded(bold: string, text: string) {
            toast.show(bold, text);
        }

        target: root.desk
    }
    DeskGames {
        id: games

        objectName: "referee.games"
        session: root.session
    }
}
