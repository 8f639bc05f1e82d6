import QtQuick
import Tafel.Ui

// Facts that decide this deal and that only people know: the holder of a card, the players without a trick. Replaces the
// safe zone.
ScrollColumn {
    id: root

    required property ScorePad pad
    property real most: Theme.px(300)

    // The buttons of a question; a number has one that opens its keys.
    function pieces(question: var): var {
        return question.kind === "number" ? [{value: 0, text: question.said ? question.answer : qsTr("Enter"), seat: -1, on: question.said}]
            : question.options;
    }

    height: Math.min(most, column.height)
    spacing: Theme.px(10)

    Repeater {
        model: root.pad.questions

        Grid {
            id: question

            required property var modelData
            required property int index

            readonly property var pieces: root.pieces(modelData)
            readonly property bool aside: Theme.textScale < 1.5 && root.width > Theme.px(700)
            readonly property real room: aside ? width - heading.width - columnSpacing : width

            columnSpacing: Theme.px(16)
            columns: aside ? 2 : 1
            rowSpacing: Theme.px(4)
            verticalItemAlignment: Grid.AlignVCenter
            width: parent.width

            Title {
                id: heading

                size: 21
                text: question.modelData.title
                room: question.aside ? question.width * 0.34 : question.width
                wrapMode: Text.Wrap
            }
            Row {
                id: buttons

                readonly property real wordy: Theme.veryLarge ? 1.7 : 1.4
                readonly property real share: (question.room - (question.pieces.length - 1) * spacing)
                    / (question.pieces.length + (question.pieces.some(each => each.value < 0) ? wordy - 1 : 0))

                spacing: Theme.px(8)

                Repeater {
                    model: question.pieces

                    PlayerKey {
                        required property var modelData

                        readonly property bool words: modelData.value < 0 // no player: longer than a name

                        checked: modelData.on
                        height: Math.max(Theme.touch(60), Theme.large ? Theme.text(20) * 2.5 : 0)
                        icon: checked && !words && !view && question.modelData.kind !== "number" ? "check" : ""
                        name: modelData.text
                        objectName: "pad.question." + question.index + "." + modelData.value
                        view: root.pad.seats[modelData.seat]?.view ?? null
                        width: Math.min(Theme.px(240), buttons.share * (words ? buttons.wordy : 1))

                        onTapped: root.pad.answer(question.index, modelData.value)
                    }
                }
            }
        }
    }
}
