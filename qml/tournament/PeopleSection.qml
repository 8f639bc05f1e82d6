import QtQuick
import Tafel.Ui

// The people who are present: they may join and leave at any time.
Item {
    id: root

    required property TournamentView view
    readonly property var people: view.people

    Labelled {
        id: head

        trailing: TButton {
            icon: "plus"
            kind: root.view.next.whyNot !== "" ? "act" : "plain"
            objectName: "tournament.addPerson"
            text: qsTr("Person")
            visible: !root.view.closed

            onTapped: Screens.of(root).over = "person"
        }

        Paragraph {
            color: Theme.mute
            objectName: "tournament.present"
            text: qsTr("%n people are here", "", root.view.present)
            weight: Font.Bold
        }
    }
    Sheet {
        anchors.bottom: parent.bottom
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(10)
        padding: Theme.px(6)
        visible: root.people.length > 0

        ScrollColumn {
            id: rows

            anchors.fill: parent
            column.width: width - (rows.scrolls ? Theme.px(10) : 0)

            Repeater {
                model: StableListModel {
                    key: "name"
                    rows: root.people
                }

                PersonRow {
                    required property var modelData

                    closed: root.view.closed
                    person: modelData

                    onChanged: root.view.setPresent(modelData.name, !modelData.present)
                }
            }
        }
    }
    Paragraph {
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(16)
        color: Theme.mute
        text: qsTr("Choose who is here. You can add others when they arrive.")
        visible: root.people.length === 0
    }
}
