import QtQuick
import Tafel.Ui

// A revoke remains as a red bar: the player, the trick, the proof, the clause and the effect of the house rule.
FramedPressable {
    id: root

    required property RecordedRevokes revokes
    readonly property var all: revokes.all
    readonly property var first: all.length > 0 ? all[0] : ({})

    edge: Theme.no
    edgeWidth: Theme.px(3)
    ground: Theme.noGround
    hint: (first.why || "") + " " + (first.text || "")
    implicitHeight: line.words.height + Theme.px(20)
    label: first.bold || ""
    objectName: "recorder.revoke"

    Labelled {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(14)
        leading: Icon {
            color: Theme.no
            name: "warn"
            size: Theme.sign(38)
        }
        spacing: Theme.px(14)

        Paragraph {
            text: root.first.bold || ""
            weight: Font.Bold
        }
        Paragraph {
            text: ((Theme.large ? "" : root.first.why || "") + " " + (root.first.text || "")).trim()
            visible: text !== "" && !Theme.veryLarge
        }
        Remark {
            text: [root.first.source || "", root.first.effect || ""].filter(part => part !== "").join(" · ")
            visible: text !== "" && !Theme.large
        }
        TText {
            size: 18
            text: root.all.length === 2 ? qsTr("and one more") : qsTr("and %1 more").arg(root.all.length - 1)
            visible: root.all.length > 1
            weight: Font.Bold
            width: parent.width
        }
    }
}
