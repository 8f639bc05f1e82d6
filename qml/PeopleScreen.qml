import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// All people who have played: the list, and in landscape the selected one next to it.
TitledScreen {
    id: root

    property alias person: list.person // shown first
    readonly property bool alone: portrait && list.person !== ""
    // over: "rename" | "merge" | "perhaps" | "forget"
    readonly property var alike: list.possibleDuplicates // pairs of possible duplicates; [] without any

    function leave() {
        if (over !== "")
            over = "";
        else if (search.text !== "" && !alone)
            search.text = list.search = "";
        else if (alone)
            list.person = "";
        else
            root.goBack();
    }

    function stepBack() {
        if (over === "" && keyboard.active)
            search.keys = false;
        else
            leave();
    }

    actions: TButton {
        icon: "undo"
        kind: "bare"
        label: qsTr("Undo: %1").arg(list.undoText)
        objectName: "people.undo"
        text: root.portrait || Theme.large ? "" : label
        visible: list.undoText !== ""

        onTapped: list.undo()
    }
    title: alone ? list.person : qsTr("People")

    PeopleList {
        id: list

        session: root.session
    }
    SideBySide {
        Item {
            Layout.bottomMargin: keyboard.height
            implicitWidth: Theme.px(430)
            visible: list.everybody.length > 0 && !root.alone

            Stack {
                id: above

                spacing: Theme.px(10)

                TextEntry {
                    id: search

                    icon: "find"
                    objectName: "people.search"
                    placeholder: qsTr("Search names")

                    onEdited: text => list.search = text
                }
                WideButton {
                    icon: "person"
                    kind: "ghost"
                    leftAligned: true
                    lines: 6
                    objectName: "people.perhaps"
                    opensPanel: "perhaps"
                    text: visible ? qsTr("Perhaps the same person: %1").arg(root.alike.map(each => each.name).join(" · ")) : ""
                    textSize: 18
                    visible: root.alike.length > 0 && list.search === ""
                    weight: Font.Medium
                }
            }
            Sheet {
                anchors.fill: parent
                anchors.topMargin: above.height + Theme.px(10)
                padding: Theme.px(4)

                StableListView {
                    asked: list.search
                    model: StableListModel {
                        key: "name"
                        rows: list.people
                    }

                    delegate: ListRow {
                        required property personRow modelData

                        chosen: modelData.name === list.person
                        objectName: "people.row." + modelData.name
                        person: modelData
                        subtitle: modelData.matches
                        title: modelData.name
                        trailing: modelData.last

                        onTapped: list.person = modelData.name
                    }
                }
                Paragraph {
                    anchors.centerIn: parent
                    color: Theme.mute
                    horizontalAlignment: Text.AlignHCenter
                    objectName: "people.nothingFound"
                    text: qsTr("No player named “%1”.").arg(list.search)
                    visible: list.people.length === 0
                    width: parent.width - Theme.px(40)
                }
            }
        }
        Item {
            visible: !root.portrait || root.alone

            Optional {
                active: list.profile.name !== ""
                anchors.fill: parent

                ProfilePane {
                    people: list
                }
            }
            Paragraph {
                anchors.centerIn: parent
                color: Theme.mute
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Choose somebody to see their matches, to rename them or to merge two spellings.")
                visible: list.everybody.length > 0 && list.profile.name === ""
                width: parent.width - Theme.px(52)
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        buttonText: qsTr("New match")
        text: qsTr("Everyone who plays a match is listed here.")
        title: qsTr("Nobody yet")
        visible: list.everybody.length === 0

        onTapped: root.goTo("NewMatch", {})
    }
    ScreenKeyboard {
        id: keyboard

        line: search
        parent: root
    }
    Overlay {
        over: "rename"

        // The effect is shown below the name.
        NameEntryPanel {
            id: renaming

            readonly property bool asIs: typed.trim() === list.person
            readonly property var effect: asIs || typed.trim() === "" ? ({problem: "", merges: false, text: "", meant: {name: ""}})
                : list.preview(typed)

            below: [
                Paragraph {
                    text: renaming.effect.text
                    weight: renaming.effect.merges ? Font.Bold : Font.Medium
                },
                Remark {
                    text: qsTr("Old matches also show the new name. The log keeps the original spelling, and you can undo this.")
                }
            ]
            footMargin: Theme.px(12)
            label: qsTr("Name")
            meant: () => renaming.effect.meant
            mistake: problem !== "" ? problem : effect.problem
            names: "people.newName"
            take: name => renaming.asIs ? "" : list.rename(name)
            text: list.person
            title: qsTr("How is %1 spelt?").arg(list.person)
            verb: qsTr("Done")
        }
    }
    Overlay {
        over: "merge"

        MergePanel {
            people: list
        }
    }
    Overlay {
        over: "perhaps"

        DuplicateSuggestionsPanel {
            people: list
        }
    }
    Overlay {
        over: "forget"

        ErasePanel {
            people: list
        }
    }
}
