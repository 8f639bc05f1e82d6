import QtQuick
import Tafel.App
import Tafel.Ui

// The standing of a tournament over the whole screen, to be read from across the room. Escape leaves.
TScreen {
    id: root

    required property string name
    readonly property var rows: view.standing
    readonly property int most: Math.max(1, rows.length)
    readonly property int columns: portrait ? (most > 20 ? 2 : 1) : most > 30 ? 3 : most > 10 ? 2 : 1
    readonly property int lines: Math.ceil(most / columns)
    readonly property var frame: root.Window.window
    property var screenOf: null // the window that was made as large as the screen …
    property int before: Window.Windowed // … and what it was

    function leave() {
        root.goBack();
    }

    Component.onDestruction: if (screenOf)
        screenOf.visibility = before
    Keys.onEscapePressed: root.leave()
    onFrameChanged: if (frame && !screenOf) {
        screenOf = frame;
        before = frame.visibility;
        frame.visibility = Window.FullScreen;
    }

    TournamentView {
        id: view

        name: root.name
        session: root.session
    }
    Timer {
        interval: 5000
        repeat: true
        running: true

        onTriggered: view.refresh()
    }
    Slate {
        anchors.fill: parent
        padding: Theme.px(28)
        paddingV: Theme.px(16)
        radius: 0

        Item {
            id: head

            height: Math.max(title.height, leave.height)
            width: parent.width

            TText {
                id: title

                Accessible.name: text
                Accessible.role: Accessible.Heading
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.chalk
                elide: Text.ElideRight
                fixed: true
                leading: 1.1
                size: 54
                text: root.name
                weight: Font.Black
                width: Math.min(implicitWidth, state.visible ? parent.width * 0.62 : leave.x - Theme.px(16))
            }
            TText {
                id: state

                anchors.right: leave.left
                anchors.rightMargin: Theme.px(20)
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.chalkMute
                elide: Text.ElideRight
                fixed: true
                horizontalAlignment: Text.AlignRight
                size: 28
                text: view.stateText
                visible: !root.portrait
                width: leave.x - title.x - title.width - Theme.px(40)
            }
            TButton {
                id: leave

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.px(56)
                icon: "cross"
                kind: "bare"
                label: qsTr("Leave the board")
                objectName: "board.leave"
                slated: true
                width: Theme.px(56)

                onTapped: root.leave()
            }
        }
        TText {
            id: under

            color: Theme.chalkMute
            elide: Text.ElideRight
            fixed: true
            size: 26
            text: root.portrait ? view.mainTitle + " · " + view.stateText : view.mainTitle
            width: parent.width
            y: head.height
        }
        Grid {
            id: grid

            readonly property real room: parent.height - y
            readonly property real gap: Theme.px(48)
            readonly property real cellWidth: (parent.width - (root.columns - 1) * gap) / root.columns
            readonly property real cellHeight: Math.min(Theme.px(132), room / root.lines)

            columnSpacing: gap
            columns: root.columns
            flow: Grid.TopToBottom
            rows: root.lines
            width: parent.width
            y: under.y + under.height + Theme.px(8)

            Repeater {
                model: root.rows

                BoardCell {
                    required property var modelData
                    required property int index

                    height: grid.cellHeight
                    objectName: "board.row." + index
                    row: modelData
                    width: grid.cellWidth
                }
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
}
