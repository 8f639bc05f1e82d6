import QtQuick
import Tafel.Ui

// The board of a tournament: its standing, and who sits where as long as a round is played. Escape leaves.
Slate {
    id: root

    required property TournamentView view
    property bool apart: false // true in a window of its own
    readonly property bool upright: height > width
    readonly property var rows: view.standing
    readonly property var round: view.rounds.length > 0 && !view.closed
        && view.rounds[0].tables.some(table => table.state !== "done") ? view.rounds[0] : null
    readonly property int most: Math.max(1, rows.length)
    readonly property bool half: round !== null && !upright // the standing has but a part of the width
    readonly property int columns: upright ? (most > 20 ? 2 : 1) : most > 30 && !half ? 3 : most > (half ? 14 : 10) ? 2 : 1
    readonly property int lines: Math.ceil(most / columns)

    signal closeWanted
    signal windowWanted

    component Words: TText {
        color: Theme.chalkMute
        fixed: true
        leading: 1
    }

    padding: Theme.px(28)
    paddingV: Theme.px(16)
    radius: 0

    Timer {
        interval: 5000
        repeat: true
        running: true

        onTriggered: root.view.refresh()
    }
    Labelled {
        id: head

        leading: Title {
            color: Theme.chalk
            fixed: true
            leading: 1.1
            room: (root.upright ? head.width - buttons.width : head.width * 0.5) - Theme.px(16)
            size: 54
            smallest: 24
            text: root.view.name
        }
        spacing: Theme.px(20)
        trailing: Row {
            id: buttons

            spacing: Theme.px(10)

            TButton {
                height: Theme.touch(56)
                kind: "ghost"
                objectName: "board.window"
                slated: true
                text: qsTr("Separate window")
                visible: !root.apart

                onTapped: root.windowWanted()
            }
            CrossButton {
                height: Theme.touch(56)
                label: qsTr("Close scoreboard")
                objectName: "board.leave"
                slated: true
                width: Theme.touch(56)

                onTapped: root.closeWanted()
            }
        }

        TText {
            color: Theme.chalkMute
            elide: Text.ElideRight
            fixed: true
            horizontalAlignment: Text.AlignRight
            size: 28
            text: root.view.stateText
            visible: !root.upright
            width: parent.width
        }
    }
    TText {
        id: under

        color: Theme.chalkMute
        elide: Text.ElideRight
        fixed: true
        size: 26
        text: root.upright ? root.view.mainTitle + " · " + root.view.stateText : root.view.mainTitle
        width: grid.width
        y: head.height
    }
    Grid {
        id: grid

        readonly property real room: (seats.active && root.upright ? seats.y - Theme.px(16) : parent.height) - y

        columnSpacing: Theme.px(48)
        columns: root.columns
        flow: Grid.TopToBottom
        rows: root.lines
        width: root.half ? parent.width * 0.6 : parent.width
        y: under.y + under.height + Theme.px(8)

        Repeater {
            model: root.rows

            // A person's row on the board. The letters grow with the height of the row.
            Item {
                id: cell

                required property standingRow modelData
                required property int index
                readonly property bool muted: modelData.place === "" || modelData.few
                readonly property real letter: Math.min(height * 0.5, width * 0.09, Theme.px(56)) / Theme.unit
                readonly property bool roomBelow: height > Theme.px(80)

                Accessible.name: Theme.joined([modelData.place, modelData.name, modelData.main, modelData.note], ", ")
                Accessible.role: Accessible.StaticText
                height: Math.min(Theme.px(132), grid.room / root.lines)
                objectName: "board.row." + index
                width: (grid.width - (root.columns - 1) * grid.columnSpacing) / root.columns

                Words {
                    id: place

                    anchors.verticalCenter: parent.verticalCenter
                    horizontalAlignment: Text.AlignRight
                    size: cell.letter * 0.8
                    text: cell.modelData.place
                    width: cell.letter * Theme.unit * 1.1
                }
                Column {
                    anchors.left: place.right
                    anchors.leftMargin: cell.letter * Theme.unit * 0.45
                    anchors.right: beside.visible ? beside.left : main.left
                    anchors.rightMargin: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter

                    NameText {
                        color: cell.muted ? Theme.chalkMute : Theme.chalk
                        fixed: true
                        leading: 1.1
                        size: cell.letter
                        tallest: cell.height * 0.8
                        text: cell.modelData.name
                        room: parent.width
                    }
                    Words {
                        elide: Text.ElideRight
                        size: Math.max(18, cell.letter * 0.45)
                        text: cell.modelData.note
                        visible: cell.roomBelow && text !== ""
                        width: parent.width
                    }
                }
                Words {
                    id: beside

                    anchors.right: main.left
                    anchors.rightMargin: Theme.px(16)
                    anchors.verticalCenter: parent.verticalCenter
                    size: Math.max(18, cell.letter * 0.5)
                    text: cell.modelData.note
                    visible: !cell.roomBelow && text !== "" && cell.width > Theme.px(420)
                }
                Words {
                    id: main

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    color: cell.muted ? Theme.chalkMute : Theme.chalk
                    size: cell.letter * 1.25
                    text: cell.modelData.main
                    weight: Font.Black
                }
                Underline {
                    color: Theme.slateLine
                }
            }
        }
    }
    Loader {
        id: seats

        active: root.round !== null
        anchors.right: parent.right
        height: root.upright ? parent.height * 0.36 : parent.height - y
        width: root.upright ? parent.width : parent.width * 0.36
        y: root.upright ? parent.height - height : under.y

        sourceComponent: BoardSeats {
            round: root.round
        }
    }
    TText {
        anchors.centerIn: parent
        color: Theme.chalkMute
        fixed: true
        size: 34
        text: qsTr("No match has been played yet.")
        visible: root.rows.length === 0
    }
}
