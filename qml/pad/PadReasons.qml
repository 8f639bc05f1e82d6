import QtQuick
import Tafel.Ui

// The award of the numbers and its reasons: adds up or missing, reasons, the score afterwards.
Stack {
    id: root

    required property ScorePad pad
    readonly property var questions: pad.questions
    readonly property var reasons: pad.reasons
    property bool all: true // else the first reason and a way to the others
    property bool refusalOnly: false // in a correction, which shows the rest as its effect
    property bool answersShown: true
    readonly property var answered: answersShown ? questions.filter(question => question.said || !question.required) : []

    signal questionsWanted

    spacing: Theme.px(Theme.large ? 6 : 9)

    Labelled {
        leading: Icon {
            color: remainder.color
            name: root.pad.remainder.kind === "yes" ? "check" : root.pad.remainder.kind === "no" ? "cross" : "ask"
            size: Theme.sign(24)
        }
        sides: Theme.px(3)
        spacing: Theme.px(10)
        visible: root.pad.deal.card !== "" && (!root.refusalOnly || root.pad.remainder.kind !== "yes")

        Paragraph {
            id: remainder

            color: root.pad.remainder.kind === "yes" ? Theme.yes : root.pad.remainder.kind === "no" ? Theme.no : Theme.ask
            objectName: "pad.remainder"
            text: root.pad.remainder.text
            weight: Font.DemiBold
        }
    }
    Repeater {
        model: StableListModel {
            key: "" // a digit gives other reasons: their lines stay, with other words
            rows: root.refusalOnly ? [] : root.all ? root.reasons : root.reasons.slice(0, 1)
        }

        ReasonLine {
            required property reasonRow modelData
            required property int index

            objectName: "pad.reason." + index
            reason: modelData
        }
    }
    TButton {
        height: Theme.touch(56)
        kind: "ghost"
        objectName: "pad.why"
        opensPanel: "reasons"
        text: qsTr("Why?")
        visible: !root.all && root.reasons.length > 0
    }
    WrappedRow {
        leftPadding: Theme.px(3)
        spacing: Theme.px(10)
        visible: root.pad.hasPreview && root.all && !Theme.large && root.pad.correction.deal === 0

        TText {
            height: Theme.px(32)
            text: qsTr("Afterwards")
            color: Theme.mute
            verticalAlignment: Text.AlignVCenter
        }
        Repeater {
            model: root.pad.seats

            SeatNumber {
                badgeSize: Theme.px(30)
                height: Theme.px(32)
                number.size: 22
                number.text: modelData.view.after
                number.weight: Font.Bold
                spacing: Theme.px(6)
            }
        }
    }
    Pressable {
        hint: qsTr("Show the questions again")
        implicitHeight: answers.implicitHeight
        label: qsTr("Answers")
        objectName: "pad.answers"
        visible: root.answered.length > 0
        width: root.width

        onTapped: root.questionsWanted()

        Labelled {
            id: answers

            least: Theme.target
            leading: Icon {
                name: "pen"
                size: Theme.sign(22)
            }
            sides: Theme.px(4)

            Repeater {
                model: StableListModel {
                    key: "title"
                    rows: root.answered
                }

                MarkedText {
                    required property promptView modelData

                    color: Theme.mute
                    size: 18
                    parts: [modelData.title + " ", {text: modelData.answer, bold: true}]
                    width: implicitWidth
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
