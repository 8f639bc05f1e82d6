import QtQuick
import Tafel.Ui

// The table before a match: game, people in their seats, edition and house rules; characters face up; start.
TitledScreen {
    id: root

    required property NewMatch setup // stays as it is after the screen is left
    // over: "game" | "person" | "choose" | "option" | "afresh"
    property int changing: -1 // an option
    property int chooseFor: 0
    readonly property ScorePad pad: session.pad // the match on the table now
    readonly property bool drawing: setup.draw.kind !== ""

    actions: [
        BarButton {
            objectName: "newMatch.afresh"
            opensPanel: "afresh"
            padding: Theme.px(14)
            text: qsTr("Begin afresh")
            visible: root.setup.seats.length > 0 && root.setup.tournament === ""
        },
        BarButton {
            objectName: "newMatch.again"
            padding: Theme.px(14)
            text: qsTr("As last time")
            visible: root.setup.canRepeat && root.setup.seats.length === 0

            onTapped: root.setup.repeatLast()
        }
    ]
    covered: over !== "" || drawing
    margin: 0
    subtitle: setup.tournament
    title: qsTr("New match")

    ScrollColumn {
        id: flick

        below: Theme.px(12)
        column.width: width - Theme.px(root.portrait ? 24 : 12)
        column.x: Theme.px(12)
        height: root.portrait ? startArea.y - Theme.px(8) : parent.height
        line.x: width - (root.portrait ? line.width + Theme.px(3) : -Theme.px(5))
        spacing: Theme.px(12)
        width: root.portrait ? root.width : Theme.px(640) + (root.width - Theme.px(1280)) / 2

        PeopleColumn {
            setup: root.setup
        }
        Optional {
            active: root.portrait
            sourceComponent: root.setup.withEditions ? castPart : gamePart
        }
        RulesColumn {
            setup: root.setup

            onChangeWanted: option => {
                root.changing = option;
                root.over = "option";
            }
        }
    }
    ScrollColumn {
        id: sideFlick

        height: startArea.y - Theme.px(8)
        visible: !root.portrait
        width: root.width - x - Theme.px(12)
        x: flick.width + Theme.px(18)

        Optional {
            active: !root.portrait
            sourceComponent: root.setup.withEditions ? castPart : gamePart
        }
    }
    Column {
        id: startArea

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        spacing: Theme.px(8)
        width: root.portrait ? root.width - Theme.px(24) : sideFlick.width
        x: root.portrait ? Theme.px(12) : sideFlick.x

        Remark {
            horizontalAlignment: Text.AlignHCenter
            objectName: "newMatch.underWay"
            text: Theme.filled(qsTr("%1 of %2 is under way. It waits, and can be continued on the home screen or from the history."), root.pad.table.title,
                Array.from(root.pad.seats).map(seat => seat.view.name).join(", "))
            visible: root.pad.table.open && !root.pad.table.finished
        }
        EnterButton {
            guard: 0 // a match begun by a stray tap is set aside again
            height: Math.max(implicitHeight, Theme.touch(84))
            objectName: "newMatch.start"
            subText: root.setup.whyNot
            text: qsTr("Begin the match")
            whyNot: root.setup.whyNot

            onTapped: if (root.setup.start())
                root.goTo("ScorePad", {})
        }
    }
    Component {
        id: castPart

        CharactersColumn {
            setup: root.setup

            onChooseWanted: seat => {
                root.chooseFor = seat;
                root.over = "choose";
            }
        }
    }
    Component {
        id: gamePart

        GameColumn {
            setup: root.setup
        }
    }
    Overlay {
        over: "game"

        GamePanel {
            setup: root.setup
        }
    }
    Overlay {
        over: "person"

        NameEntryPanel {
            known: root.setup.suggestions
            label: qsTr("Name")
            many: true
            meant: name => root.setup.matchName(name)
            names: "newMatch.name"
            take: name => root.setup.addPlayer(name)
            title: qsTr("Who plays?")
            verb: qsTr("Sit down")

            WrappedRow {
                Repeater {
                    model: root.setup.seats

                    NamedBadge {
                        required property newSeat modelData

                        badge.of: modelData
                        badge.size: Theme.px(38)
                        height: Theme.px(46)
                        rightPadding: Theme.px(14)
                        spacing: Theme.px(8)
                        words.room: parent.width - Theme.px(80)
                        words.size: 22
                    }
                }
            }
        }
    }
    Overlay {
        over: "choose"

        CharacterPanel {
            everybody: root.chooseFor < 0
            seat: Math.max(0, root.chooseFor)
            setup: root.setup
        }
    }
    Overlay {
        over: "option"

        OptionPanel {
            index: root.changing
            setup: root.setup
        }
    }
    Overlay {
        over: "afresh"

        TDialog {
            grave: true
            text: qsTr("Everything chosen on this page is removed: people, game, rules and characters.")
            title: qsTr("Begin afresh?")
            verbText: qsTr("Begin afresh")

            onConfirmed: {
                root.setup.clear();
                root.over = "";
            }
        }
    }
    Overlay {
        active: root.drawing

        DrawPanel {
            setup: root.setup

            onClosed: root.setup.cancelDraw()
        }
    }
}
