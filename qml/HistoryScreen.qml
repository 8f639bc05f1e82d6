import QtQuick
import Tafel.App
import Tafel.Ui

// What has been played: the list, and in landscape the match beside it.
TScreen {
    id: root

    property string matchId: "" // shown first
    readonly property bool nothing: list.count === 0 && !list.filtered
    readonly property bool typing: search.input.activeFocus && keyboardWanted
    property bool keyboardWanted: false

    function choose(id: string) {
        if (root.portrait)
            root.goTo("Match", {matchId: id});
        else
            root.matchId = id;
    }

    Keys.onEscapePressed: {
        if (search.text !== "") {
            search.text = "";
            list.search = "";
        } else {
            root.goBack();
        }
    }

    MatchList {
        id: list

        session: root.session
    }
    MatchView {
        id: shown

        matchId: root.portrait ? "" : root.matchId !== "" ? root.matchId : list.count > 0 ? list.idAt(0) : ""
        session: root.session
    }
    TopBar {
        id: top

        subtitle: root.portrait ? "" : shown.title
        title: qsTr("History")
        width: parent.width

        onBack: root.goBack()
    }
    Item {
        id: side

        height: root.height - y - Theme.px(12) - (keyboard.active ? keyboard.height : 0)
        visible: !root.nothing
        width: root.portrait ? root.width - Theme.px(24) : Theme.px(430)
        x: Theme.px(12)
        y: top.height

        TextEntry {
            id: search

            icon: "find"
            objectName: "history.search"
            placeholder: qsTr("Search names, games")
            width: parent.width

            onEdited: text => list.search = text
            onKeyboardWanted: root.keyboardWanted = true
            onRealKey: root.keyboardWanted = false
        }
        Rectangle {
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: search.bottom
            anchors.topMargin: Theme.px(10)
            border.color: Theme.panelEdge
            border.width: Theme.line
            color: Theme.sheet
            radius: Theme.panelRadius

            ListView {
                id: rows

                anchors.fill: parent
                anchors.margins: Theme.px(4)
                boundsBehavior: Flickable.StopAtBounds
                clip: true
                model: list

                delegate: ListRow {
                    required property string matchId
                    required property string day
                    required property bool finished
                    required property int index

                    chosen: !root.portrait && matchId === shown.matchId
                    objectName: "history.row." + index
                    strong: !finished
                    trailing: day
                    width: rows.width

                    onTapped: root.choose(matchId)

                    required title
                    required subtitle
                }
            }
            ScrollLine {
                of: rows
                x: rows.width - width
            }
            Column {
                anchors.centerIn: parent
                spacing: Theme.px(16)
                visible: list.count === 0
                width: parent.width - Theme.px(40)

                TText {
                    horizontalAlignment: Text.AlignHCenter
                    objectName: "history.nothingFound"
                    size: 24
                    text: qsTr("Nothing found")
                    weight: Font.Black
                    width: parent.width
                    wrapMode: Text.Wrap
                }
                TText {
                    color: Theme.mute
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("No match with “%1”.").arg(list.search)
                    width: parent.width
                    wrapMode: Text.Wrap
                }
                TButton {
                    anchors.horizontalCenter: parent.horizontalCenter
                    objectName: "history.showAll"
                    text: qsTr("Show all")

                    onTapped: {
                        search.text = "";
                        list.search = "";
                    }
                }
            }
        }
    }
    Loader {
        active: !root.portrait && shown.players.length > 0
        height: root.height - y - Theme.px(12)
        width: root.width - x - Theme.px(12)
        x: side.x + side.width + Theme.px(16)
        y: top.height

        sourceComponent: MatchPane {
            upright: root.portrait
            view: shown

            onContinued: root.goTo("ScorePad", {})
            onOpenClause: clause => root.openClause(clause)
            onRematch: root.goTo("NewMatch", {again: true})
        }
    }
    EmptyState {
        anchors.centerIn: parent
        buttonText: qsTr("New match")
        objectName: "history.empty"
        text: qsTr("After the first match it says here who won, and how.")
        title: qsTr("No evening yet")
        visible: root.nothing
        width: Math.min(parent.width - Theme.px(48), Theme.px(560))

        onTapped: root.goTo("NewMatch", {})
    }
    Loader {
        id: keyboard

        active: root.typing
        anchors.bottom: parent.bottom
        width: parent.width
        z: 50

        sourceComponent: NameKeyboard {
            german: root.session.preferences.language === "de"
            names: "history.key"
            width: keyboard.width

            onBackspace: search.backspace()
            onDone: root.keyboardWanted = false
            onTyped: letter => search.typed(letter)
        }
    }
}
