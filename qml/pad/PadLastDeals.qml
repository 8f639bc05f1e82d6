import QtQuick
import Tafel.App
import Tafel.Ui

// The last deals on the slate as one thing to tap: it opens all of them.
Pressable {
    id: root

    required property ScorePad pad
    readonly property var seats: pad.seats
    readonly property var deals: pad.table.deals
    property int rows: 3
    property real rowHeight: Theme.px(37)

    hint: qsTr("Shows all deals, to look at or correct")
    implicitHeight: rows * rowHeight
    label: qsTr("All deals")
    objectName: "pad.deals"
    radius: Theme.px(8)
    slated: true

    Rectangle {
        anchors.fill: parent
        color: root.down ? Theme.slateLine : "transparent"
        radius: root.radius
    }
    Column {
        width: parent.width

        Repeater {
            model: root.deals.slice(0, root.rows)

            LastDealsRow {
                required property var modelData

                card: modelData.card
                changes: modelData.changes.map((change, seat) => ({
                            seat: root.seats[seat] ? root.seats[seat].view.mark : seat,
                            initial: root.seats[seat] ? root.seats[seat].view.name.charAt(0) : "",
                            text: Theme.change(change)
                        }))
                enabled: false
                focusable: false
                height: root.rowHeight
                note: modelData.brief
                number: modelData.number
                suit: modelData.trump
                width: parent.width
            }
        }
    }
    TText {
        anchors.centerIn: parent
        color: Theme.chalkMute
        horizontalAlignment: Text.AlignHCenter
        size: 18
        text: qsTr("The deals will stand here.")
        visible: root.deals.length === 0
        width: parent.width
        wrapMode: Text.Wrap
    }
}
