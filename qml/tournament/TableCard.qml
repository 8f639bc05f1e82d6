import QtQuick
import Tafel.Ui

// A drawn table: its people in the order of seats, and its match; for another tablet also the score and the time since the
// last news.
Rectangle {
    id: root

    required property TournamentView view
    required property tournamentTableRow table
    property string names: "" // objectName of the button
    readonly property bool open: table.state === "open"
    readonly property bool done: table.state === "done"
    readonly property bool silent: table.state === "silent"
    property bool sure: false // it was to begin, although somebody at it has left
    readonly property bool asks: sure && open && table.gone.length > 0

    signal chosen // which of several matches counts

    border.color: done && !table.ours ? Theme.yes : Theme.panelEdge
    border.width: silent ? 0 : Theme.line
    color: silent ? Theme.askGround : Theme.sheet
    implicitHeight: line.implicitHeight
    radius: Theme.radius

    OutlineFrame {
        color: Theme.ask
        lineWidth: Theme.px(3)
        radius: root.radius
        visible: root.silent
    }
    Labelled {
        id: line

        anchors.fill: parent
        end: Theme.px(12)
        padding: Theme.px(12)
        sides: Theme.px(14)
        trailing: TButton {
            guard: root.asks ? 400 : 0
            kind: root.open && !root.table.elsewhere ? "act" : "plain"
            label: text + ", " + qsTr("Table %1").arg(root.table.number)
            objectName: root.names
            text: root.asks ? qsTr("Start anyway") : root.open ? qsTr("Start") : root.done ? qsTr("Match") : root.table.ours ? qsTr("Continue") : qsTr("View")
            visible: !root.open || !root.view.closed

            onTapped: {
                const screen = Screens.of(root);
                const people = root.table.people;
                if (root.open && root.table.gone.length > 0 && !root.asks)
                    root.sure = true;
                else if (root.open)
                    screen.goToMatch(root.view.begin(people), root.view.name, people);
                else if (root.done)
                    screen.goTo("Match", {matchId: root.table.match});
                else if (root.view.session.table.resume(root.table.match))
                    screen.goTo("ScorePad", {});
            }
        }
        words.spacing: Theme.px(6)

        WrappedRow {
            spacing: Theme.px(14)

            MarkedText {
                parts: Theme.boldThen(qsTr("Table %1").arg(root.table.number), " " + root.table.text)
                width: Math.min(implicitWidth, parent.width)
            }
            MiddleRow {
                spacing: Theme.px(6)
                visible: root.table.sign !== ""

                Icon {
                    color: sign.color
                    name: root.silent ? "wait" : root.done ? "check" : "phone"
                    size: Theme.sign(24)
                }
                Strong {
                    id: sign

                    color: root.silent ? Theme.ask : root.done ? Theme.yes : Theme.mute
                    objectName: root.names + ".sign"
                    text: root.table.sign
                    width: Math.min(implicitWidth, line.words.width - Theme.px(30))
                }
            }
        }
        WrappedRow {
            spacing: Theme.px(14)

            Repeater {
                model: root.table.people

                NamedBadge {
                    id: sitting

                    required property string modelData
                    required property int index

                    badge.name: modelData
                    badge.seat: root.table.badges[index] ?? index
                    badge.size: Theme.px(30)
                    spacing: Theme.px(6)
                    words.room: line.words.width - Theme.px(40) - (total.visible ? total.width + spacing : 0)
                    words.size: 22

                    TText {
                        id: total

                        objectName: root.names + ".total." + sitting.index
                        size: 24
                        text: root.table.totals[sitting.index] ?? ""
                        visible: text !== ""
                        weight: Font.Black
                    }
                }
            }
        }
        Paragraph {
            objectName: root.names + ".asked"
            size: 18
            text: qsTr("The match begins with everybody at this table.") + (root.view.whyNoWithdraw !== "" ? ""
                : " " + qsTr("To seat people anew, take the round back and draw it again."))
            visible: root.asks
        }
        Paragraph {
            size: 18
            text: qsTr("Probably offline. It keeps recording and will sync later. Please check the tablet.")
            visible: root.silent
        }
        Strong {
            color: Theme.ask
            size: 18
            text: qsTr("Two tablets started a match for this table. Both count for now.")
            visible: root.table.others > 0
        }
        TButton {
            objectName: root.names + ".choose"
            text: qsTr("Which one counts?")
            visible: root.table.others > 0
            width: Math.min(implicitWidth, parent.width)

            onTapped: root.chosen()
        }
    }
}
