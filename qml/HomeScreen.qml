import QtQuick
import Tafel.App
import Tafel.Ui

// The start: the match under way on the slate, and the ways into the rest.
TScreen {
    id: root

    readonly property ScorePad pad: session.pad
    readonly property string historyText: session.matchCount === 0 ? qsTr("What has been played will stand here")
        : (session.matchCount === 1 ? qsTr("1 match") : qsTr("%1 matches").arg(session.matchCount)) + ", "
        + (session.peopleCount === 1 ? qsTr("1 person") : qsTr("%1 people").arg(session.peopleCount))
    readonly property real edge: Theme.px(14)

    HomeSlate {
        id: slate

        height: root.portrait ? Math.min(root.height * 0.5, Theme.px(590)) : root.height - 2 * root.edge
        pad: root.pad
        width: root.portrait ? root.width - 2 * root.edge : root.width * 0.5
        x: root.edge
        y: root.edge

        onBegun: root.goTo("NewMatch", {})
        onContinued: root.goTo("ScorePad", {})
    }
    Item {
        id: side

        height: root.height - y - root.edge
        width: root.width - x - root.edge
        x: root.portrait ? root.edge : slate.x + slate.width + Theme.px(18)
        y: root.portrait ? slate.y + slate.height + Theme.px(18) : root.edge

        FitText {
            id: name

            Accessible.name: text
            Accessible.role: Accessible.Heading
            anchors.verticalCenter: settings.verticalCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fixed(24)
            room: settings.x - Theme.px(12)
            size: Math.min(40, 56 / Theme.textScale)
            text: "Tafelrichter"
            weight: Font.Black
        }
        TButton {
            id: settings

            anchors.right: parent.right
            icon: "gear"
            kind: "ghost"
            objectName: "home.settings"
            text: Theme.textScale < 1.75 ? qsTr("Settings") : ""
            label: qsTr("Settings")

            onTapped: root.goTo("Settings", {})
        }
        Flow {
            id: tiles

            readonly property bool single: Theme.large // words need the whole width
            readonly property real tileHeight: single ? (height - 2 * spacing) / 3 : (height - spacing) / 2
            readonly property real tileWidth: single ? width : Math.floor((width - spacing) / 2)

            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: settings.bottom
            anchors.topMargin: Theme.px(14)
            spacing: Theme.px(14)

            HomeTile {
                height: tiles.tileHeight
                objectName: "home.newMatch"
                text: qsTr("Cosmic Eidex, Krass Kariert, Lorum and eleven more")
                title: qsTr("New match")
                width: tiles.tileWidth

                picture: CardFan {
                    scaleBy: Math.min(1.5, tiles.tileHeight / Theme.px(240))
                }

                onTapped: root.goTo("NewMatch", {})
            }
            HomeTile {
                height: tiles.tileHeight
                objectName: "home.referee"
                text: qsTr("May I do that? Who wins the trick?")
                title: qsTr("Referee desk")
                width: tiles.tileWidth

                picture: Icon {
                    name: "scale"
                    size: Math.min(Theme.px(110), tiles.tileHeight * 0.38)
                    stroke: 1.2
                }

                onTapped: root.goTo("Referee", {})
            }
            HomeTile {
                height: tiles.tileHeight
                objectName: "home.history"
                text: root.historyText
                title: qsTr("History")
                width: tiles.width

                picture: Icon {
                    name: "chart"
                    size: Math.min(Theme.px(120), tiles.tileHeight * 0.38)
                    stroke: 1.2
                }

                onTapped: root.goTo("History", {})
            }
        }
    }
}
