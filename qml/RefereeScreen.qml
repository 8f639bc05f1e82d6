import QtQuick
import Tafel.App
import Tafel.Ui

// The referee desk: question and facts left or on top, the answer (or the cards to tap) right or below.
TScreen {
    id: root

    property string over: "" // "" | "record" | "rules"
    readonly property var picking: referee.picking

    function close() {
        over = "";
        root.forceActiveFocus();
    }

    Keys.onEscapePressed: {
        if (root.picking.kind !== "" && referee.turnedUp !== "")
            referee.pickFor("");
        else
            goBack();
    }

    Item {
        id: below

        anchors.fill: parent
        enabled: root.over === ""

        TopBar {
            id: top

            subtitle: referee.origin
            title: qsTr("Referee desk")
            width: parent.width

            onBack: root.goBack()

            TButton {
                height: Theme.px(54)
                icon: "pen"
                kind: "ghost"
                label: qsTr("House rules")
                objectName: "referee.rules"
                text: Theme.large || root.portrait ? "" : qsTr("House rules")
                visible: referee.houseRules.length > 0

                onTapped: root.over = "rules"
            }
            TButton {
                height: Theme.px(54)
                icon: "undo"
                kind: "ghost"
                label: qsTr("Clear")
                objectName: "referee.clear"
                text: Theme.large && root.portrait ? "" : qsTr("Clear")

                onTapped: referee.clear()
            }
        }
        DeskFacts {
            id: facts

            desk: referee
            height: root.portrait ? Math.min(implicitHeight, root.height * 0.5) : root.height - y - Theme.px(12)
            width: root.portrait ? root.width - Theme.px(24) : Math.round((root.width - Theme.px(40)) * 0.525)
            x: Theme.px(12)
            y: top.height
        }
        Item {
            id: place

            height: root.height - y - Theme.px(12)
            width: root.width - x - Theme.px(12)
            x: root.portrait ? Theme.px(12) : facts.x + facts.width + Theme.px(16)
            y: root.portrait ? facts.y + facts.height + Theme.px(14) : facts.y

            Loader {
                anchors.fill: parent
                sourceComponent: root.picking.kind !== "" ? pickerPart : verdictPart
            }
        }
        Toast {
            id: toast

            objectName: "referee.toast"
            undoable: referee.fromMatch
            width: Math.min(Theme.px(560), parent.width - Theme.px(24))
            x: parent.width - width - Theme.px(12)
            y: parent.height - height - Theme.px(104)

            onUndo: root.session.pad.undo()
        }
    }
    Component {
        id: pickerPart

        DeskPicker {
            desk: referee
        }
    }
    Component {
        id: verdictPart

        DeskVerdict {
            desk: referee

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
            desk: referee

            onClosed: root.close()
        }
    }
    Component {
        id: rulesPart

        DeskRules {
            desk: referee

            onClosed: root.close()
        }
    }
    // Last: what shows it goes first.
    RefereeDesk {
        id: referee

        objectName: "referee.desk"
        session: root.session

        onRecorded: (bold, text) => toast.show(bold, text)
    }
}
