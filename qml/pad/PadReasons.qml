import QtQuick
import Tafel.App
import Tafel.Ui

// What the numbers give and why: adds up or missing, reasons, the standing afterwards.
Column {
    id: root

    required property ScorePad pad
    property bool all: true // else the first reason and a way to the others
    property bool answersShown: true
    readonly property bool known: pad.known
    readonly property var answered: answersShown ? pad.questions.filter(question => question.answered || !question.required) : []

    signal openClause(string clause)
    signal reasonsWanted
    signal questionsWanted

    function answerText(question: var): string {
        if (question.chosen.length === 0)
            return "";
        if (question.kind === "yes-no")
            return question.chosen[0] === 1 ? qsTr("Yes") : qsTr("No");
        if (question.kind === "number")
            return String(question.chosen[0]);
        return question.chosen.map(seat => seat < 0 ? question.nobodyText : pad.seats[seat].view.name).join(", ");
    }

    spacing: Theme.px(Theme.large ? 6 : 9)

    Row {
        leftPadding: Theme.px(3)
        spacing: Theme.px(10)
        visible: root.pad.card !== ""

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            color: remainder.color
            name: root.pad.remainder.kind === "yes" ? "check" : root.pad.remainder.kind === "no" ? "cross" : "ask"
            size: Theme.px(24)
        }
        TText {
            id: remainder

            color: root.pad.remainder.kind === "yes" ? Theme.yes : root.pad.remainder.kind === "no" ? Theme.no : Theme.ask
            objectName: "pad.remainder"
            text: root.pad.remainder.text
            weight: Font.DemiBold
            width: root.width - sign.width - Theme.px(14)
            wrapMode: Text.Wrap
        }
    }
    Repeater {
        model: root.answered

        Pressable {
            id: answer

            required property var modelData

            implicitHeight: Math.max(Theme.target, answerWords.implicitHeight)
            label: modelData.text + " " + root.answerText(modelData)
            width: root.width

            onTapped: root.questionsWanted()

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "pen"
                size: Theme.px(22)
                x: Theme.px(4)
            }
            TText {
                id: answerWords

                anchors.verticalCenter: parent.verticalCenter
                text: Theme.boldThen(answer.modelData.text, root.answerText(answer.modelData))
                textFormat: Text.StyledText
                width: parent.width - x
                wrapMode: Text.Wrap
                x: Theme.px(40)
            }
        }
    }
    Repeater {
        model: root.all ? root.pad.reasons : root.pad.reasons.slice(0, 1)

        ReasonLine {
            required property var modelData
            required property int index

            clause: modelData.interpretation ? "" : modelData.source
            clickable: modelData.clause !== ""
            kind: modelData.mark
            objectName: "pad.reason." + index
            tag: modelData.interpretation ? modelData.source : ""
            text: modelData.text
            width: root.width

            onOpenClause: root.openClause(modelData.clause)
        }
    }
    TButton {
        height: Theme.px(56)
        kind: "ghost"
        objectName: "pad.why"
        text: qsTr("Why?")
        visible: !root.all && root.pad.reasons.length > 0

        onTapped: root.reasonsWanted()
    }
    Row {
        leftPadding: Theme.px(3)
        spacing: Theme.px(10)
        visible: root.known && root.all && !Theme.veryLarge && root.pad.correcting === 0

        TText {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.mute
            text: qsTr("Afterwards")
        }
        Repeater {
            model: root.pad.seats

            Row {
                id: after

                required property Seat modelData

                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(6)

                PlayerMark {
                    anchors.verticalCenter: parent.verticalCenter
                    initial: after.modelData.view.name.charAt(0)
                    seat: after.modelData.view.index
                    size: Theme.px(30)
                }
                TText {
                    anchors.verticalCenter: parent.verticalCenter
                    size: 22
                    text: after.modelData.view.after
                    weight: Font.Bold
                }
            }
        }
    }
}
