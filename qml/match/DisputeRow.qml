import QtQuick
import Tafel.Ui

// A dispute: the question, the verdict, the table's own decision.
Pressable {
    id: root

    required property var dispute // see `disputeView`
    property string place: "" // the match of the dispute; empty within its match

    hint: dispute.text
    implicitHeight: words.implicitHeight
    label: dispute.title + " " + dispute.verdict
    radius: Theme.px(8)

    VerdictIcon {
        id: icon

        kind: root.dispute.kind === "no" ? "no" : "yes"
        size: Theme.px(34)
    }
    Column {
        id: words

        anchors.left: icon.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: parent.right
        spacing: Theme.px(2)

        MarkedText {
            parts: Theme.boldThen(root.dispute.verdict, root.dispute.title)
        }
        Repeater {
            model: [root.dispute.situation, root.dispute.ruled, root.dispute.note].filter(line => line !== "")

            Paragraph {
                required property string modelData

                text: modelData
            }
        }
        Remark {
            text: [root.place, root.dispute.when, root.dispute.source].filter(part => part !== "").join(" · ")
        }
    }
}
