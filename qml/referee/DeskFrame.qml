import QtQuick
import Tafel.App
import Tafel.Ui

// The frame of every desk: question and facts left or on top, the answer (or what is tapped) right or below.
Item {
    id: root

    required property Session session
    required property string game
    required property string gameName
    required property bool portrait
    property Desk desk: null
    property Component facts: null
    property Component picker: null // in place of the answer
    property Component extra: null // under the sentence of the answer
    property bool french: false
    property string over: "" // "" | "record" | "rules"
    readonly property var picking: desk ? desk.picking : ({kind: ""})

    signal gameWanted
    signal goBack
    signal openClause(string clause)

    // What Escape leaves first; false: the desk itself.
    function leave(): bool {
        return desk !== null && desk.leavePicking();
    }
    function close() {
        over = "";
        root.forceActiveFocus();
    }

    Item {
        anchors.fill: parent
        enabled: root.over === ""

        TopBar {
            id: top

            subtitle: !root.desk ? "" : Theme.large && root.desk.origin === "" ? root.gameName : root.desk.origin
            title: root.portrait && root.desk && root.desk.houseRules.length > 0 ? "" : qsTr("Referee desk")
            width: parent.width

            onBack: root.goBack()

            TButton {
                height: Theme.px(54)
                icon: "pen"
                kind: "ghost"
                label: qsTr("House rules")
                objectName: "referee.rules"
                text: Theme.large || root.portrait ? "" : qsTr("House rules")
                visible: root.desk !== null && root.desk.houseRules.length > 0

                onTapped: root.over = "rules"
            }
            TButton {
                height: Theme.px(54)
                icon: "deck"
                kind: "ghost"
                label: qsTr("Which game?")
                lines: 1
                objectName: "referee.game"
                text: Theme.large ? "" : root.gameName

                onTapped: root.gameWanted()
            }
            TButton {
                height: Theme.px(54)
                icon: "undo"
                kind: "ghost"
                label: qsTr("Clear")
                objectName: "referee.clear"
                text: Theme.large && root.portrait ? "" : qsTr("Clear")

                onTapped: root.desk.clear()
            }
        }
        Loader {
            id: factsPlace

            height: root.portrait ? Math.min(implicitHeight, root.height * 0.5) : root.height - y - Theme.px(12)
            sourceComponent: root.facts
            width: root.portrait ? root.width - Theme.px(24) : Math.round((root.width - Theme.px(40)) * 0.525)
            x: Theme.px(12)
            y: top.height
        }
        Loader {
            height: root.height - y - Theme.px(12)
            sourceComponent: root.picking.kind !== "" ? root.picker : verdictPart
            width: root.width - x - Theme.px(12)
            x: root.portrait ? Theme.px(12) : factsPlace.x + factsPlace.width + Theme.px(16)
            y: root.portrait ? factsPlace.y + factsPlace.height + Theme.px(14) : factsPlace.y
        }
        Toast {
            id: toast

            objectName: "referee.toast"
            undoable: root.desk !== null && root.desk.fromMatch
            width: Math.min(Theme.px(560), parent.width - Theme.px(24))
            x: parent.width - width - Theme.px(12)
            y: parent.height - height - Theme.px(104)

            onUndo: root.session.pad.undo()
        }
    }
    Component {
        id: verdictPart

        DeskVerdict {
            desk: root.desk
            extra: root.extra
            french: root.french

            onOpenClause: clause => root.openClause(clause)
            onRecordWanted: root.over = "record"
        }
    }
    Loader {
        active: root.over !== ""
        anchors.fill: parent
        focus: active
        sourceComponent: root.over === "record" ? recordPart : root.over === "rules" ? rulesPart : null
        z: 100
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
}
