import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// The list of matches with its search, and in landscape the match next to it.
FocusScope {
    id: root

    required property HistoryFilter filter
    property string matchId: "" // shown first

    function choose(id: string) {
        root.filter.setViewState("match", id);
        rows.forceActiveFocus(); // away from the search, whose keyboard would cover the match
        if (Theme.portrait)
            Screens.of(root).goTo("Match", {matchId: id});
        else
            root.matchId = id;
    }
    function find(words: string) {
        search.text = words;
        list.search = words;
        root.filter.setViewState("search", words);
    }

    Component.onCompleted: {
        root.find(root.filter.viewState("search") || "");
        if (root.matchId === "")
            root.matchId = root.filter.viewState("match") || "";
    }
    Keys.onEscapePressed: event => {
        event.accepted = search.text !== "";
        root.find("");
    }

    MatchList {
        id: list

        filter: root.filter
        session: root.filter.session
    }
    MatchView {
        id: shown

        matchId: Theme.portrait ? "" : root.matchId !== "" ? root.matchId : list.count > 0 ? list.idAt(0) : ""
        session: root.filter.session
    }
    SideBySide {
        Item {
            Layout.bottomMargin: keyboard.height
            implicitWidth: Theme.px(430)

            TextEntry {
                id: search

                icon: "find"
                objectName: "history.search"
                placeholder: Theme.large ? qsTr("Search") : qsTr("Search names, games")

                onEdited: text => root.find(text)
            }
            Sheet {
                anchors.fill: parent
                anchors.topMargin: search.height + Theme.px(10)
                padding: Theme.px(4)

                StableListView {
                    id: rows

                    asked: list.search + JSON.stringify(root.filter.chips)
                    model: list

                    delegate: ListRow {
                        required property var modelData
                        required property int index

                        chosen: !Theme.portrait && modelData.id === shown.matchId
                        leading: modelData.forked ? forkedSign : null
                        objectName: "history.row." + index
                        strong: !modelData.finished || modelData.forked
                        subtitle: modelData.subtitle
                        title: modelData.title
                        trailing: modelData.when

                        onTapped: root.choose(modelData.id)
                    }
                }
                Component {
                    id: forkedSign

                    Icon {
                        color: Theme.ask
                        name: "warn"
                        size: Theme.sign(32)
                    }
                }
                NoResults {
                    text: list.search !== "" ? qsTr("No match with “%1”.").arg(list.search) : qsTr("No matches found.")
                    visible: list.count === 0

                    onShowAll: {
                        root.find("");
                        root.filter.clearAll();
                    }
                }
            }
        }
        Optional {
            active: !Theme.portrait && shown.players.length > 0

            MatchPane {
                view: shown
            }
        }
    }
    ScreenKeyboard {
        id: keyboard

        line: search
    }
}
