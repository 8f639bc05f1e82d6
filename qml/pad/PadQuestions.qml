import QtQuick
import Tafel.Ui

// Facts that decide this deal and that only people know: the holder of a card, the players without a trick. Replaces the
// safe zone.
ScrollColumn {
    id: root

    required property ScorePad pad
    property real most: Theme.px(300)

    height: Math.min(most, column.height)
    spacing: Theme.px(10)

    Repeater {
        model: root.pad.questions

        Grid {
            id: question

            required property promptView modelData
            required property int index

            readonly property var pieces: modelData.options // a number has one that opens its keys
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

                    OptionKey {
                        required property promptOption modelData

                        readonly property bool words: modelData.value < 0 // no player: longer than a name

                        answer: modelData
                        height: Math.max(Theme.touch(60), Theme.large ? Theme.text(20) * 2.5 : 0)
                        icon: checked && !words && !isPlayer && question.modelData.kind !== "number" ? "check" : ""
                        objectName: "pad.question." + question.index + "." + modelData.value
                        padding: Theme.px(8)
                        width: Math.min(Theme.px(240), buttons.share * (words ? buttons.wordy : 1))

                        onTapped: root.pad.answer(question.index, modelData.value)
                    }
                }
            }
        }
    }
}
