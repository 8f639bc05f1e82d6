import QtQuick
import Tafel.Ui

// All tournaments, and the way to a new one.
TitledScreen {
    id: root

    function open(name: string): string {
        const problem = list.open(name);
        if (problem === "")
            root.goTo("Tournament", {name: name.trim()});
        return problem;
    }

    actions: BarButton {
        icon: "plus"
        objectName: "tournaments.new"
        opensPanel: "name"
        text: qsTr("New tournament")
        visible: list.tournaments.length > 0
    }
    title: qsTr("Tournaments")

    TournamentList {
        id: list

        session: root.session
    }
    Sheet {
        anchors.horizontalCenter: parent.horizontalCenter
        height: parent.height
        padding: Theme.px(4)
        visible: list.tournaments.length > 0
        width: Math.min(parent.width, Theme.px(960))

        StableListView {
            model: StableListModel {
                key: "name"
                rows: list.tournaments
            }

            delegate: ListRow {
                required property tournamentRow modelData
                required property int index

                objectName: "tournaments.row." + index
                strong: modelData.underWay
                subtitle: modelData.line
                title: modelData.name
                trailing: modelData.day

                onTapped: root.goTo("Tournament", {name: modelData.name})
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        buttonText: qsTr("New tournament")
        objectName: "tournaments.empty"
        text: qsTr("Give it a name, say who is there, draw tables. Every match counts for the standing.")
        title: qsTr("No tournament yet")
        visible: list.tournaments.length === 0

        onTapped: root.over = "name"
    }
    Overlay {
        over: "name"

        NameEntryPanel {
            label: qsTr("Name")
            names: "tournaments.name"
            take: root.open
            title: qsTr("What is it called?")
            verb: qsTr("Open")
        }
    }
}
