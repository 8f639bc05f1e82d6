import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// The verdict in one word and one sentence: cross or check and the word, never the colour alone.
Rectangle {
    id: root

    required property deskVerdict verdict
    readonly property string kind: verdict.kind || "empty"
    readonly property string word: verdict.word
    readonly property bool yes: kind === "yes" || kind === "winner"
    readonly property color ink: yes ? Theme.yes : kind === "no" ? Theme.no : kind === "ask" ? Theme.ask : Theme.ink
    // Verdict and sentence side by side if both fit.
    readonly property bool beside: sign.width + caption.natural + Theme.px(70) + Theme.px(230) * Math.min(1.5, Theme.textScale) < width

    Accessible.name: word + " " + verdict.title + " " + verdict.sentence
    Accessible.role: Accessible.StaticText
    border.color: kind === "empty" || kind === "list" ? Theme.panelEdge : ink
    border.width: kind === "empty" || kind === "list" ? Theme.line : Theme.px(3)
    color: yes ? Theme.yesGround : kind === "no" ? Theme.noGround : kind === "ask" ? Theme.askGround : Theme.sheet
    implicitHeight: lines.implicitHeight + Theme.px(word !== "" ? 28 : 36)
    objectName: "referee.verdict"
    radius: Theme.panelRadius
    width: parent?.width ?? 0

    GridLayout {
        id: lines

        anchors.centerIn: parent
        columnSpacing: Theme.px(24)
        columns: root.beside ? 2 : 1
        rowSpacing: Theme.px(2)
        width: parent.width - Theme.px(48)

        MiddleRow {
            spacing: Theme.px(20)
            visible: root.word !== ""

            Icon {
                id: sign

                color: root.ink
                name: root.kind === "no" ? "cross" : root.kind === "winner" ? "trophy" : "check"
                size: Theme.sign(root.kind === "winner" ? 72 : 84)
                stroke: root.kind === "winner" ? 2.2 : 3
            }
            FitText {
                id: caption

                color: root.ink
                fixed: true
                leading: 1.05
                room: lines.width - sign.width - parent.spacing
                size: root.kind === "winner" ? 84 : 104
                smallest: 40
                text: root.word
                weight: Font.Black
            }
        }
        Column {
            Layout.fillWidth: true
            spacing: Theme.px(4)

            Paragraph {
                size: 24
                text: root.verdict.title || ""
                weight: Font.Black
            }
            Paragraph {
                objectName: "referee.sentence"
                size: root.word !== "" ? 24 : 20
                text: root.verdict.sentence || ""
                weight: root.word !== "" ? Font.Bold : Font.Medium
            }
        }
    }
}
