import QtQuick
import Tafel.Ui

// The people who are present: they may join and leave at any time.
Item {
    id: root

    required property TournamentView view

    Labelled {
        id: head

        trailing: TButton {
            icon: "plus"
            kind: root.view.next.whyNot !== "" ? "act" : "plain"
            objectName: "tournament.addPerson"
            opensPanel: "person"
            text: qsTr("Person")
            visible: !root.view.closed
        }

        Strong {
            color: Theme.mute
            objectName: "tournament.present"
            text: qsTr("%n people are here", "", root.view.present)
        }
    }
    Sheet {
        anchors.fill: parent
        anchors.topMargin: head.height + Theme.px(10)
        padding: Theme.px(6)
        visible: root.view.people.length > 0

        ScrollColumn {
            id: rows

            anchors.fill: parent
            column.width: width - (rows.scrolls ? Theme.px(10) : 0)

            Repeater {
                model: StableListModel {
                    key: "name"
                    rows: root.view.people
                }

                // Somebody of the tournament, and the way out or in again.
                Labelled {
                    id: row

                    required property tournamentPersonRow modelData
                    readonly property bool present: modelData.present

                    end: Theme.px(4)
                    least: Theme.px(66)
                    padding: Theme.px(6)
                    sides: Theme.px(12)
                    trailing: TButton {
                        kind: "ghost"
                        label: (row.present ? qsTr("%1 leaves") : qsTr("%1 is back")).arg(row.modelData.name)
                        objectName: "tournament.person." + row.modelData.name
                        padding: Theme.px(14)
                        text: row.present ? qsTr("leaves") : qsTr("is back")
                        visible: !root.view.closed

                        onTapped: root.view.setPresent(row.modelData.name, !row.present)
                    }

                    NameText {
                        color: row.present ? Theme.ink : Theme.mute
                        room: row.words.width
                        size: 22
                        text: row.modelData.name
                        weight: row.present ? Font.Bold : Font.Medium
                    }
                    Remark {
                        text: row.modelData.note
                    }
                    Underline {
                        parent: row
                    }
                }
            }
        }
    }
    Paragraph {
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(16)
        color: Theme.mute
        text: qsTr("Choose who is here. You can add others when they arrive.")
        visible: root.view.people.length === 0
    }
}
