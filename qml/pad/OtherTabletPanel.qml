import QtQuick
import Tafel.Ui

// Replaces the entry panel while another tablet owns the match: read it here, or take ownership.
PadSheet {
    id: root

    ScrollColumn {
        anchors.fill: parent
        column.width: Math.min(width, Theme.px(640) * Math.min(1.3, Theme.textScale))
        column.x: (width - column.width) / 2
        column.y: Math.max(0, (height - column.height) / 2)
        spacing: Theme.px(16)

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "eye"
            size: Theme.sign(96)
            stroke: 1.4
        }
        Heading {
            horizontalAlignment: Text.AlignHCenter
            objectName: "pad.ownership"
            size: 28
            text: root.pad.table.ownershipText
        }
        Strong {
            horizontalAlignment: Text.AlignHCenter
            objectName: "pad.ownership.version"
            text: qsTr("The table has chosen its version. The other one is kept: see the page of the match.")
            visible: root.pad.table.branched && !root.pad.table.forked
        }
        Paragraph {
            horizontalAlignment: Text.AlignHCenter
            text: (root.pad.table.finished ? root.pad.table.resultText + ". " : "") + qsTr("You can view it here. An unfinished entry of yours is kept.")
        }
        TakeOwnershipDialog {
            onTaken: root.pad.table.takeOwnership(root.pad.table.matchId)
        }
        TButton {
            icon: "chart"
            kind: "ghost"
            objectName: "pad.ownership.match"
            text: qsTr("View match")
            width: Math.min(implicitWidth, parent.width)

            onTapped: Screens.of(root).goTo("Match", {matchId: root.pad.table.matchId})
        }
    }
}
