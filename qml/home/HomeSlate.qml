import QtQuick
import Tafel.Ui

// The current score of the match in progress, with a link to it; without one the next match at this tablet's table of a
// tournament, or an invitation.
Slate {
    id: root

    required property Session session
    readonly property ScorePad pad: session.pad
    readonly property bool waiting: here.waits && (!pad.table.open || pad.table.finished || !pad.table.ours)
    readonly property bool shown: pad.table.open && !waiting
    readonly property bool twoRows: pad.seats.length > 3

    paddingV: Theme.px(14)
    unit: shown && pad.seats.length > 0 ? pad.seats[0].view.unit : ""

    AssignedTableModel {
        id: here

        session: root.session
    }
    Strip {
        id: head

        height: Math.max(title.height, since.height)
        visible: root.shown

        TText {
            id: title

            color: Theme.chalk
            elide: Text.ElideRight
            size: 22
            text: root.pad.table.title
            weight: Font.Bold
            width: Math.min(implicitWidth, parent.width)
        }
        AdaptiveText {
            id: since

            readonly property var parts: [qsTr("since %1").arg(root.pad.table.since), root.pad.table.dealsText,
                root.pad.table.finished ? "" : qsTr("%1 deals", "a person").arg(root.pad.deal.dealer)]
            readonly property var told: parts.filter(each => each !== "")

            anchors.right: parent.right
            color: Theme.chalkMute
            room: parent.width - title.width - Theme.px(16)
            wordings: told.map((each, from) => told.slice(from).join(" · "))
        }
    }
    EqualColumns {
        id: standing

        readonly property int lines: Math.ceil(root.pad.seats.length / columns)
        readonly property real cellHeight: (foot.y - head.height) / Math.max(1, lines)
        readonly property bool drawn: root.unit === "chips" || root.unit === "strokes"
        readonly property bool noted: root.unit !== "victory-points" && cellHeight > Theme.px(230) + Theme.text(18)
        // Space for the number between the name and the drawing or the note below.
        readonly property real numberRoom: (cellHeight - Theme.px(76) - (drawn ? Theme.px(54) : 0) - (noted ? Theme.text(24) : 0)) / Theme.unit / 0.98

        columns: root.pad.seats.length > 4 ? 3 : root.twoRows ? 2 : Math.max(1, root.pad.seats.length)
        visible: root.shown
        y: head.height + (foot.y - head.height - height) / 2

        Repeater {
            model: root.pad.seats

            ScoreColumn {
                required property Seat modelData

                coming: 0
                nameSize: root.pad.seats.length > 4 ? 26 : 32
                note: standing.noted ? modelData.view.note : ""
                numberSize: Math.min(!root.twoRows ? 168 : root.height > Theme.px(650) ? 132 : 104, root.unit === "victory-points" ? 168 : standing.numberRoom)
                pipSize: Math.min(Theme.px(19), (standing.cell - Theme.px(16)) / (target * 1.33))
                player: modelData
                separator: false
                tag: modelData.view.winner ? qsTr("wins") : ""
                tagIcon: "trophy"
                target: root.pad.table.pips
            }
        }
    }
    TText {
        id: foot

        anchors.bottom: go.top
        anchors.bottomMargin: text !== "" ? Theme.px(10) : 0
        color: Theme.chalkMute
        elide: Text.ElideRight
        height: text !== "" ? footMetrics.height : 0
        horizontalAlignment: Text.AlignHCenter
        size: 18
        text: !root.shown ? "" : root.pad.table.ownershipText !== "" ? root.pad.table.ownershipText : !(Theme.large && root.height < Theme.px(650)) ? root.unitText : ""
        width: parent.width

        FontMetrics { // a height of its own would be a binding loop
            id: footMetrics

            font: foot.font
        }
    }
    WideButton {
        id: go

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(4)
        kind: "chalk"
        least: Theme.touch(92)
        objectName: root.shown ? "home.continue" : "home.begin"
        slated: true
        text: root.waiting ? qsTr("Begin the match") : !root.shown ? qsTr("Begin a match")
            : root.pad.table.finished ? qsTr("Show the result") : !root.pad.table.ours ? qsTr("Watch")
            : qsTr("Continue: %1", "deal 7").arg(root.pad.deal.name)
        textSize: 27

        onTapped: {
            const screen = Screens.of(root);
            if (root.shown)
                screen.goTo("ScorePad", {});
            else if (root.waiting)
                screen.goToMatch(here.begin(), here.tournament, here.people);
            else
                screen.goTo("NewMatch", {});
        }
    }
    Stack {
        objectName: "home.table"
        spacing: Theme.px(14)
        visible: root.waiting
        y: Math.max(0, (go.y - height) / 2)

        Paragraph {
            color: Theme.chalkMute
            size: 22
            text: here.subtitle
        }
        Paragraph {
            color: Theme.chalk
            size: 40
            text: here.title
            weight: Font.Black
        }
        Repeater {
            model: here.people

            NamedBadge {
                required property string modelData
                required property int index

                badge.name: modelData
                badge.seat: here.badges[index] ?? index
                badge.size: Theme.px(44)
                badge.slated: true
                spacing: Theme.px(12)
                words.color: Theme.chalk
                words.room: root.width - Theme.px(100)
                words.size: 28
            }
        }
    }
    Stack {
        spacing: Theme.px(18)
        visible: !root.shown && !root.waiting
        y: (go.y - height) / 2

        Tally {
            readonly property real room: go.y - clean.height - invitation.height - 3 * parent.spacing

            anchors.horizontalCenter: parent.horizontalCenter
            height: Math.min(Theme.px(150), room)
            visible: room > Theme.px(60)
            width: Theme.px(230)
        }
        Paragraph {
            id: clean

            color: Theme.chalk
            horizontalAlignment: Text.AlignHCenter
            size: 34
            text: qsTr("No score yet")
            weight: Font.Black
        }
        Paragraph {
            id: invitation

            color: Theme.chalkMute
            horizontalAlignment: Text.AlignHCenter
            size: 22
            text: qsTr("Shuffle, sit down and begin. The match then appears here.")
        }
    }
}
