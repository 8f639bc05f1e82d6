import QtQuick
import Tafel.Ui

// The next draw, and the rounds so far, the last one first. While a table of the last round has no match, the next draw is
// at the bottom and asks for confirmation: not under the finger that has just drawn.
Item {
    id: root

    required property TournamentView view
    property string waiting: "" // the pending tables of the last round
    property int choosing: 0 // the table of which one match counts
    readonly property bool waits: waiting !== "" && !view.closed

    signal peopleWanted

    WideButton {
        id: draw

        air: Theme.px(16)
        guard: 200
        kind: root.waits ? "plain" : "act"
        least: Theme.touch(84)
        objectName: "tournament.draw"
        subText: root.view.next.hint
        text: root.view.next.text
        textSize: 24
        visible: !root.view.closed
        weight: Font.Black
        whyNot: root.view.next.whyNot
        y: root.waits ? parent.height - height : 0

        function explain() {
            root.peopleWanted();
        }

        onTapped: {
            if (root.waits)
                Screens.of(root).over = "draw";
            else
                root.view.draw();
        }
        onYChanged: arm()
    }
    Labelled {
        id: notice

        least: draw.height
        visible: root.waits

        Strong {
            objectName: "tournament.waiting"
            size: 22
            text: root.waiting
        }
    }
    ScrollColumn {
        id: flick

        anchors.bottom: root.waits ? draw.top : parent.bottom
        anchors.bottomMargin: root.waits ? Theme.px(14) : 0
        anchors.top: root.waits ? notice.bottom : draw.visible ? draw.bottom : parent.top
        anchors.topMargin: draw.visible ? Theme.px(14) : 0
        below: Theme.px(4)
        column.width: width - (flick.scrolls ? Theme.px(12) : 0)
        spacing: Theme.px(22)

        WideButton {
            icon: "phone"
            kind: "ghost"
            leftAligned: true
            objectName: "tournament.ownTable"
            opensPanel: "table"
            text: root.view.tablets.own > 0 ? qsTr("This tablet is at table %1").arg(root.view.tablets.own) : qsTr("At which table is this tablet?")
            visible: root.view.tablets.several && !root.view.closed && root.view.tablets.names.length > 0
        }
        Repeater {
            model: StableListModel {
                key: "match"
                rows: root.view.corrections
            }

            Banner {
                id: corrected

                required property lateCorrectionRow modelData

                bold: modelData.title
                icon: "pen"
                objectName: "tournament.corrected." + modelData.name
                text: modelData.text

                TButton {
                    objectName: "tournament.seen." + corrected.modelData.name
                    text: qsTr("Seen")

                    onTapped: root.view.acknowledgeCorrection(corrected.modelData.match)
                }
            }
        }
        Repeater {
            model: StableListModel {
                key: "number"
                rows: root.view.rounds
            }

            // One round: how it was drawn and how good that is, its tables, who sits out.
            Stack {
                id: card

                required property tournamentRoundRow modelData

                spacing: Theme.px(8)

                Labelled {
                    trailing: TButton {
                        icon: "undo"
                        kind: "ghost"
                        objectName: "tournament.withdraw"
                        opensPanel: "withdraw"
                        padding: Theme.px(14)
                        text: Theme.large ? "" : qsTr("Take back")
                        label: qsTr("Take back")
                        visible: card.modelData.last && root.view.whyNoWithdraw === ""
                    }

                    Heading {
                        text: card.modelData.title
                    }
                    Remark {
                        objectName: "tournament.check." + card.modelData.number
                        text: qsTr("Seed %1").arg(card.modelData.seed) + " · " + card.modelData.check
                    }
                }
                Repeater {
                    model: StableListModel { // a card stays under the finger when something arrives
                        key: "number"
                        rows: card.modelData.tables
                    }

                    TableCard {
                        required property tournamentTableRow modelData

                        names: "tournament.table." + card.modelData.number + "." + modelData.number
                        table: modelData
                        view: root.view
                        width: card.width

                        onChosen: {
                            root.choosing = modelData.number;
                            Screens.of(root).over = "matches";
                        }
                    }
                }
                Paragraph {
                    color: Theme.mute
                    text: card.modelData.out
                }
            }
        }
        Paragraph {
            color: Theme.mute
            text: qsTr("No round has been drawn. The draw minimises repeat encounters. Matches can also be played without it.")
            visible: root.view.rounds.length === 0
        }
    }
    Overlay {
        over: "matches"

        MatchesPanel {
            number: root.choosing
            view: root.view
        }
    }
}
