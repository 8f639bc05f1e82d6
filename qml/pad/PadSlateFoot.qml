import QtQuick
import Tafel.Ui

// The last line of the slate: the winning rule, or the situation of the game; and a link to all deals.
FramedPressable {
    id: root

    required property ScorePad pad
    property string text: ""

    edgeWidth: 0
    ground: down ? Theme.slateLine : "transparent"
    hint: qsTr("Shows all %1, to look at or correct", "deals").arg(pad.table.dealsWord)
    implicitHeight: Math.max(Theme.touch(44), deals.implicitHeight + Theme.px(8))
    label: pad.table.dealsText
    radius: Theme.px(8)
    slated: true

    FitText {
        readonly property var wordings: [root.text, root.text.split(" · ")[0]]

        anchors.verticalCenter: parent.verticalCenter
        color: Theme.chalkMute
        room: deals.x - Theme.px(12)
        size: 18
        text: least.height <= 0 ? "" // a dependency, because a function does not notify about a changed font
            : wordings.find(each => least.advanceWidth(each) + 2 <= room) || ""

        FontMetrics {
            id: least

            font.family: Theme.family
            font.pixelSize: Theme.fixed(18)
            font.weight: Font.Medium
        }
    }
    TText {
        id: deals

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.chalk
        size: 18
        text: root.pad.table.dealsText + " ›"
        weight: Font.Bold
    }
}
