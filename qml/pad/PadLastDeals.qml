import QtQuick
import Tafel.Ui

// The last deals on the slate as one button, which opens all deals.
FramedPressable {
    id: root

    required property ScorePad pad
    readonly property var deals: pad.table.deals
    readonly property bool waits: pad.table.acceptance.deal > 0
    property int rows: 3
    property real rowHeight: Theme.touch(37)

    edgeWidth: 0
    ground: down ? Theme.slateLine : "transparent"
    hint: qsTr("Shows all %1, to look at or correct", "deals").arg(pad.table.dealsWord)
    implicitHeight: rows * rowHeight
    label: qsTr("All %1", "deals").arg(pad.table.dealsWord)
    objectName: "pad.deals"
    radius: Theme.px(8)
    slated: true

    Stack {
        Optional {
            active: root.waits

            LastDealsRow {
                deal: root.pad.table.acceptance.view
                height: root.rowHeight
                note: qsTr("waits")
                objectName: "pad.waiting"
                seats: root.pad.seats

                OutlineFrame {
                    color: Theme.chalkEdge
                    radius: Theme.px(6)
                    width: parent.width + 2 * Theme.px(5)
                    x: -Theme.px(5)
                }
            }
        }
        Repeater {
            model: root.deals.slice(0, root.rows - (root.waits ? 1 : 0))

            LastDealsRow {
                required property dealRow modelData

                deal: modelData
                height: root.rowHeight
                seats: root.pad.seats
            }
        }
    }
    Paragraph {
        anchors.centerIn: parent
        color: Theme.chalkMute
        horizontalAlignment: Text.AlignHCenter
        size: 18
        text: qsTr("Each %1 appears here.", "deal").arg(root.pad.table.dealWord)
        visible: root.deals.length === 0 && !root.waits
    }
}
