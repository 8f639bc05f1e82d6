import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// The referee desk: question and facts at the left or the top, the answer (or the open prompt) at the right or the bottom.
// The game is chosen above.
TitledScreen {
    id: root

    readonly property Desk desk: games.desk
    readonly property bool own: games.own.name !== "" // a custom game, which is scored but not judged
    // over: "games" | "record" | "rules"

    function stepBack() {
        if (!desk || !desk.leavePicking())
            goBack();
    }

    actions: [
        BarButton {
            icon: "pen"
            label: qsTr("House rules")
            objectName: "referee.rules"
            opensPanel: "rules"
            text: Theme.large || root.portrait ? "" : qsTr("House rules")
            visible: root.desk !== null && root.desk.houseRules.length > 0 && !root.own
        },
        BarButton {
            icon: "deck"
            label: qsTr("Which game?")
            lines: 1
            objectName: "referee.game"
            opensPanel: "games"
            text: Theme.large ? "" : games.name
        },
        BarButton {
            icon: "undo"
            label: qsTr("Clear")
            objectName: "referee.clear"
            text: Theme.large && root.portrait ? "" : qsTr("Clear")
            visible: !root.own

            onTapped: root.desk.clear()
        }
    ]
    subtitle: !desk || own ? "" : Theme.large && desk.origin === "" ? games.name : desk.origin
    title: qsTr("Referee desk")

    SideBySide {
        rowSpacing: Theme.px(14)

        Loader {
            Layout.maximumHeight: root.portrait ? root.height * 0.5 : root.height
            Layout.preferredWidth: Math.round((root.width - Theme.px(40)) * 0.525)
            active: root.desk !== null && !root.own

            // The question and the facts; each part names what to tap.
            sourceComponent: Item {
                id: desk

                readonly property promptView question: root.desk.question

                implicitHeight: scroll.y + scroll.column.implicitHeight

                PromptField {
                    id: questions

                    ask: desk.question
                    checks: false
                    names: "referee." + ask.path
                    visible: desk.question.kind !== ""

                    onSaid: value => root.desk.say(desk.question.path, value)
                }
                ScrollColumn {
                    id: scroll

                    anchors.bottom: parent.bottom
                    anchors.top: questions.visible ? questions.bottom : parent.top
                    anchors.topMargin: questions.visible ? Theme.px(12) : 0
                    line.x: x + width + Theme.px(4)
                    spacing: Theme.px(12)

                    Repeater {
                        model: root.desk.facts.length

                        DeskFact {
                            required property int index

                            desk: root.desk
                            fact: root.desk.facts[index] ?? nothing
                        }
                    }
                }
            }
        }
        Loader {
            active: root.desk !== null && !root.own
            sourceComponent: root.desk?.picking.kind ? pickerPart : verdictPart
        }
    }
    Loader {
        active: root.own
        anchors.bottomMargin: Theme.px(4)
        anchors.fill: parent
        anchors.leftMargin: Theme.px(4)
        anchors.rightMargin: Theme.px(4)
        anchors.topMargin: Theme.px(16)

        // A custom game is scored, not judged: the desk says so, and shows the rules that the table has written.
        sourceComponent: ScrollColumn {
            column.width: width - Theme.px(10)
            spacing: Theme.px(12)

            Banner {
                bold: qsTr("%1 is scored, not judged.").arg(games.own.name || "")
                text: qsTr("These are the rules that the author wrote.")
            }
            Repeater {
                model: games.own.clauses || []

                SheetColumn {
                    id: clause

                    required property listChoice modelData

                    Paragraph {
                        text: clause.modelData.text
                    }
                }
            }
        }
    }
    Toast {
        id: toast

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(92)
        anchors.right: parent.right
        width: Math.min(Theme.px(560), parent.width)

        onUndo: root.desk.undo()
    }
    Component {
        id: pickerPart

        DeskPicker {
            desk: root.desk
        }
    }
    Component {
        id: verdictPart

        DeskVerdict {
            desk: root.desk
        }
    }
    Overlay {
        over: "games"

        ChoicePopup {
            choices: games.games
            current: games.game
            names: "referee.game"
            panelWidth: Theme.px(860)
            title: qsTr("Which game?")

            onChosen: id => {
                games.choose(id);
                closed();
            }
        }
    }
    Overlay {
        over: "record"

        DeskRecord {
            desk: root.desk
        }
    }
    Overlay {
        over: "rules"

        // The house rules that a table may change in the middle of a match.
        Popup {
            panelWidth: Theme.px(860)
            spacing: Theme.px(14)
            title: qsTr("House rules")

            Paragraph {
                text: qsTr("Where the editions are silent or disagree, the table decides. Deals entered so far keep their scores.")
            }
            DeskRuleList {
                desk: root.desk
            }
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
