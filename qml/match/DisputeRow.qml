import QtQuick
import Tafel.Ui

// A dispute: the question, the verdict, the table's own decision.
ListLine {
    id: root

    required property disputeRow dispute
    property string place: "" // the match of the dispute; empty within its match

    hint: dispute.text
    label: dispute.title + " " + dispute.verdict
    line.leading: Item {
        height: root.line.words.height
        width: Theme.px(34)

        VerdictIcon {
            kind: root.dispute.kind === "no" ? "no" : "yes"
            size: Theme.px(34)
        }
    }
    line.sides: 0
    line.spacing: Theme.px(10)
    line.words.spacing: Theme.px(2)
    radius: Theme.px(8)

    MarkedText {
        parts: Theme.boldThen(root.dispute.verdict, root.dispute.title)
    }
    Repeater {
        model: [root.dispute.situation, root.dispute.ruled, root.dispute.note]

        Paragraph {
            required property string modelData

            text: modelData
        }
    }
    Remark {
        text: Theme.joined([root.place, root.dispute.when, root.dispute.source], " · ")
    }
}
