import QtQuick
import Tafel.Ui

// The answer: the verdict large, its reasons with clause and edition, the legal cards, the editions side by side; below
// them the two buttons.
Item {
    id: root

    required property Desk desk
    readonly property var verdict: desk.verdict
    readonly property var reasons: verdict.reasons
    readonly property bool empty: verdict.kind === "empty"
    readonly property string decisive: reasons.length > 0 ? reasons[0].clause : ""

    ScrollColumn {
        id: flick

        anchors.bottom: buttons.visible ? buttons.top : parent.bottom
        anchors.bottomMargin: Theme.px(12)
        anchors.top: parent.top
        line.x: x + width + Theme.px(4)
        spacing: Theme.px(14)
        width: parent.width

        DeskSentence {
            verdict: root.verdict
            width: parent.width
        }
        Optional {
            active: root.verdict.playable.path !== ""

            DeskFact {
                desk: root.desk
                fact: root.verdict.playable
                padding: 0
                plain: true
            }
        }
        Repeater {
            model: root.reasons

            ReasonLine {
                required property var modelData
                required property int index

                bold: modelData.bold
                clause: [modelData.source, modelData.ruling].filter(part => part !== "").join("\n")
                decides: index === 0 && root.reasons.length > 1
                hint: qsTr("Read the clause")
                kind: modelData.interpretation ? "ask" : modelData.kind
                number: root.reasons.length > 1 ? String(index + 1) : ""
                objectName: "referee.reason." + index
                opens: modelData.clause
                showClause: true
                tag: modelData.interpretation ? qsTr("our interpretation") : ""
                text: modelData.text
            }
        }
        DeskCards {
            french: root.desk.french
            legal: root.verdict.legal
            illegal: root.verdict.illegal
            visible: legal.length + illegal.length > 0
            width: parent.width
        }
        DeskEditions {
            editions: root.verdict.editions
            visible: editions.length > 0
            width: parent.width
        }
    }
    Row {
        id: buttons

        readonly property bool single: root.decisive === ""

        anchors.bottom: parent.bottom
        height: Math.max(Theme.px(66), record.implicitHeight, read.implicitHeight)
        spacing: Theme.px(12)
        visible: !root.empty
        width: parent.width

        TButton {
            id: record

            guard: 200
            height: parent.height
            icon: Theme.large ? "" : "pen"
            kind: "act"
            objectName: "referee.record"
            padding: Theme.px(12)
            text: qsTr("Record this dispute")
            whyNot: root.verdict.whyNotRecord
            width: buttons.single ? parent.width : (parent.width - parent.spacing) * 0.58

            onTapped: Screens.of(root).over = "record"
        }
        TButton {
            id: read

            height: parent.height
            icon: Theme.large ? "" : "book"
            objectName: "referee.read"
            padding: Theme.px(12)
            text: qsTr("Read the clause")
            visible: !buttons.single
            width: (parent.width - parent.spacing) * 0.42

            onTapped: Screens.of(root).openClause(root.decisive)
        }
    }
}
