import QtQuick
import Tafel.Ui

// All people who have played, and in landscape the page of one next to them.
SideBySide {
    id: root

    required property HistoryFilter filter
    property string player: filter.viewState("player") || ""
    readonly property var everybody: list.people
    readonly property string shown: (everybody.find(each => each.name === player) ?? everybody[0])?.name ?? ""

    function choose(name: string) {
        root.filter.setViewState("player", name);
        if (Theme.portrait)
            Screens.of(root).goTo("Player", {player: name});
        else
            root.player = name;
    }

    PlayerList {
        id: list

        filter: root.filter
        session: root.filter.session
    }
    Sheet {
        implicitWidth: Theme.px(430)
        padding: Theme.px(4)

        StableListView {
            asked: JSON.stringify(root.filter.chips)
            model: StableListModel {
                key: "name"
                rows: list.people
            }

            delegate: ListRow {
                required property var modelData
                required property int index

                chosen: !Theme.portrait && modelData.name === root.shown
                objectName: "history.player." + index
                person: modelData
                subtitle: modelData.line
                title: modelData.name
                trailing: index < list.people.length ? list.last(index) : ""

                onTapped: root.choose(modelData.name)
            }
        }
        NoResults {
            text: qsTr("No players found.")
            visible: list.people.length === 0

            onShowAll: root.filter.clearAll()
        }
    }
    Optional {
        active: !Theme.portrait && root.shown !== ""

        PlayerPane {
            filter: root.filter
            player: root.shown
        }
    }
}
