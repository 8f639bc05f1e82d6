import QtQuick
import Tafel.Ui

// One of the last deals on the slate: number, trump, how the standing changed, why in three words.
Strip {
    id: root

    required property dealRow deal
    required property var seats // of the match
    property string note: deal.brief
    readonly property bool marked: deal.trump !== ""
    // Number, trump, a column per player and the note in one line: the least important part shrinks, the note first.
    readonly property real changesX: numberText.x + numberText.width + Theme.px(8) + (marked ? Theme.px(deal.card !== "" ? 74 : 34) : 0)
    readonly property real noteRoom: width - changesX - deal.changes.length * (Theme.px(30) + Theme.text(20) * 1.24) - Theme.px(12)
    readonly property real noteWidth: note === "" || noteRoom < Theme.px(60) ? 0 : Math.min(noteMetrics.advanceWidth + 2, noteRoom)
    readonly property real column: Math.min(Theme.px(84),
        (width - changesX - (noteWidth > 0 ? noteWidth + Theme.px(12) : 0)) / Math.max(1, deal.changes.length))

    Accessible.description: note
    Accessible.name: deal.number + ": " + Array.from(deal.changes, (change, seat) => (seats[seat]?.view.name ?? "") + " " + Theme.change(change)).join(", ")
    Accessible.role: Accessible.StaticText

    TText {
        id: numberText

        anchors.verticalCenter: parent.verticalCenter
        color: Theme.chalk
        text: root.deal.number
        weight: Font.Bold
        width: Math.max(implicitWidth, Theme.text(24)) // for two digits, so that the rows are aligned
        x: Theme.px(4)
    }
    TrumpIcon {
        anchors.left: numberText.right
        anchors.leftMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        card: root.deal.card
        chip: true
        size: Theme.px(22)
        trump: root.deal.trump
        visible: root.marked
    }
    Repeater {
        model: root.deal.changes

        MiddleRow {
            required property int modelData
            required property int index

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(5)
            x: root.changesX + root.column * index

            PlayerBadge {
                of: root.seats[parent.index]?.view ?? null
                slated: true
                size: Theme.px(24)
            }
            TText {
                color: Theme.chalk
                text: Theme.change(parent.modelData)
            }
        }
    }
    TextMetrics {
        id: noteMetrics

        font: noteText.font
        text: root.note
    }
    Paragraph {
        id: noteText

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.chalkMute
        fontSizeMode: Text.Fit // complete, in two small lines if necessary
        height: parent.height
        horizontalAlignment: Text.AlignRight
        leading: 1
        minimumPixelSize: Theme.fixed(13)
        opacity: contentHeight > height + 1 ? 0 : 1 // all deals have it
        size: 18
        text: root.note
        verticalAlignment: Text.AlignVCenter
        visible: width > 0
        width: root.noteWidth
    }
}
