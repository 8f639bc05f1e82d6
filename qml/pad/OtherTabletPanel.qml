import QtQuick
import Tafel.Ui

// In place of the paper while another tablet writes the match: here it can be read, or taken over.
PadSheet {
    id: root

    Scroller {
        id: body

        anchors.fill: parent
        contentHeight: Math.max(height, words.height)

        Column {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(16)
            width: Math.min(parent.width, Theme.px(640) * Math.min(1.3, Theme.textScale))
            y: Math.max(0, (parent.height - height) / 2)

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: "eye"
                size: Theme.sign(96)
                stroke: 1.4
            }
            TText {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                horizontalAlignment: Text.AlignHCenter
                objectName: "pad.hand"
                size: 28
                text: root.pad.table.hand
                weight: Font.Black
                width: parent.width
                wrapMode: Text.Wrap
            }
            TText {
                horizontalAlignment: Text.AlignHCenter
                text: (root.pad.table.finished ? root.pad.table.resultText + ". " : "") + qsTr("You can view it here. Your unfinished entry is kept.")
                width: parent.width
                wrapMode: Text.Wrap
            }
            TakeOwnershipDialog {
                width: parent.width

                onTaken: root.pad.table.takeOver(root.pad.table.matchId)
            }
            TButton {
                icon: "chart"
                kind: "ghost"
                objectName: "pad.hand.match"
                text: qsTr("View match")
                width: Math.min(implicitWidth, parent.width)

                onTapped: root.look()
            }
        }
    }
    ScrollLine {
        of: body
    }
}
