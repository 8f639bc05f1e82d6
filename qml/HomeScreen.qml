import QtQuick
import Tafel.Ui

// The start: the match under way on the slate, and the ways into the rest.
TScreen {
    id: root

    readonly property string historyText: session.matchCount === 0 ? qsTr("Matches appear here after the first one")
        : qsTr("%n matches", "", session.matchCount) + ", " + qsTr("%n people", "", session.peopleCount)
    readonly property real edge: Theme.px(14)

    component Tile: HomeTile {
        height: tiles.tileHeight
        width: tiles.single ? tiles.width : tiles.half
    }

    Component.onCompleted: session.showCurrentMatch()

    HomeSlate {
        id: slate

        height: root.portrait ? Math.min(root.height * 0.5, Theme.px(590)) : root.height - 2 * root.edge
        session: root.session
        width: root.portrait ? root.width - 2 * root.edge : root.width * 0.5
        x: root.edge
        y: root.edge
    }
    Item {
        anchors.bottom: parent.bottom
        anchors.left: root.portrait ? parent.left : slate.right
        anchors.leftMargin: root.portrait ? root.edge : Theme.px(18)
        anchors.margins: root.edge
        anchors.right: parent.right
        anchors.top: root.portrait ? slate.bottom : parent.top
        anchors.topMargin: root.portrait ? Theme.px(18) : root.edge

        Title {
            anchors.verticalCenter: settings.verticalCenter
            room: settings.x - Theme.px(12)
            size: Math.min(40, 56 / Theme.textScale)
            smallest: 24
            text: "Tafelrichter"
        }
        TButton {
            id: settings

            anchors.right: parent.right
            icon: "gear"
            kind: "ghost"
            objectName: "home.settings"
            opensScreen: "Settings"
            text: Theme.textScale < 1.75 ? qsTr("Settings") : ""
            label: qsTr("Settings")
        }
        WrappedRow {
            id: tiles

            readonly property real half: Math.floor((width - spacing) / 2)
            readonly property bool single: half < Theme.px(230) * Theme.textScale // texts need the whole width
            readonly property int lines: single ? 4 : 2
            readonly property real tileHeight: Math.floor((height - (lines - 1) * spacing) / lines)

            anchors.bottom: tournaments.top
            anchors.bottomMargin: spacing
            anchors.top: settings.bottom
            anchors.topMargin: Theme.px(14)
            spacing: Theme.px(14)

            Tile {
                objectName: "home.newMatch"
                opensScreen: "NewMatch"
                text: root.session.table.open && !root.session.table.finished ? qsTr("The one under way waits and can be continued")
                    : qsTr("Cosmic Eidex, Krass Kariert, Lorum and more")
                title: qsTr("New match")

                picture: CardFan {
                    scaleBy: Math.min(1.5, tiles.tileHeight / Theme.px(240))
                }
            }
            Repeater {
                model: [{screen: "Referee", icon: "scale", title: qsTr("Referee desk"), text: qsTr("May I do that? Who wins the trick?")},
                    {screen: "History", icon: "chart", title: qsTr("History"), text: ""},
                    {screen: "Rulebook", icon: "book", title: qsTr("Rulebook"), text: qsTr("Clauses, editions, interpretations")}]

                Tile {
                    required property var modelData

                    icon: modelData.icon
                    objectName: "home." + modelData.screen.toLowerCase()
                    opensScreen: modelData.screen
                    text: modelData.text || root.historyText
                    title: modelData.title
                }
            }
        }
        // A way into a part of the app that few need every evening: one line.
        FramedPressable {
            id: tournaments

            anchors.bottom: notice.visible ? notice.top : parent.bottom
            anchors.bottomMargin: notice.visible ? tiles.spacing : 0
            ground: down ? Theme.sheet : Theme.sunk
            hint: qsTr("Standings over several evenings, who sits where")
            implicitHeight: line.implicitHeight
            label: qsTr("Tournaments")
            objectName: "home.tournaments"
            opensScreen: "Tournaments"
            radius: Theme.panelRadius
            width: parent.width

            Labelled {
                id: line

                anchors.fill: parent
                anchors.leftMargin: Theme.px(20)
                anchors.rightMargin: Theme.px(16)
                least: Theme.touch(80)
                padding: Theme.px(12)
                leading: Icon {
                    name: "trophy"
                    size: Theme.sign(32)
                }
                spacing: Theme.px(14)
                trailing: Icon {
                    name: "next"
                }

                TText {
                    elide: Text.ElideRight
                    size: 22
                    text: tournaments.label
                    weight: Font.Bold
                    width: parent.width
                }
                Muted {
                    elide: Text.ElideRight
                    text: tournaments.hint
                    visible: !Theme.large
                    width: parent.width
                }
            }
        }
        HomeNotice { // one at a time; the quickest to answer first
            id: notice

            readonly property string forked: root.session.forked

            anchors.bottom: parent.bottom
            icon: forked !== "" || root.session.archive.kind === "no" ? "warn" : "wait"
            objectName: forked !== "" ? "home.forked" : "home.archive"
            text: forked !== "" ? choice : root.session.archive.notice
            visible: text !== ""

            onTapped: if (forked !== "")
                root.goTo("Match", {matchId: forked});
            else
                root.goTo("Club", {})
        }
    }
}
