import QtQuick
import Tafel.Ui

// All people who have played, and in landscape the page of one next to them.
SideBySide {
    id: root

    required property HistoryFilter filter
    property string player: filter.viewState("player") || ""
    readonly property var everybody: list.people
    readonly property bool known: everybody.some(each => each.name === player)
    readonly property string shown: known ? player : everybody.length > 0 ? everybody[0].name : ""

    function choose(name: string) {
        root.filter.setViewState("player", name);
        if (root.portrait)
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
            id: rows

            asked: JSON.stringify(root.filter.chips)
            model: StableListModel {
                key: "name"
                rows: list.people
            }

            delegate: ListRow {
                id: row

                required property var modelData
                required property int index

                activeFocusOnTab: index === rows.stop
                chosen: !root.portrait && modelData.name === root.shown
                leading: PlayerBadge {
                    chosen: row.chosen
                    of: row.modelData
                }
                objectName: "history.player." + index
                subtitle: modelData.line
                title: modelData.name
                trailing: index < list.people.length ? list.last(index) : ""

                onActiveFocusChanged: if (activeFocus)
                    rows.stop = index
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
        active: !root.portrait && root.shown !== ""

        PlayerPane {
            filter: root.filter
            player: root.shown
        }
    }
}
