import QtQuick
import Tafel.App
import Tafel.Ui

// What decides this deal and only a person can know: who has a card, who won no trick. Stands in place of the
// safe zone.
Flickable {
    id: root

    required property ScorePad pad
    property real most: Theme.px(300)

    signal openClause(string clause)

    // The pieces of a question: [{value, text, seat}].
    function answers(question: var): var {
        const all = [];
        if (question.kind === "seat" || question.kind === "seats") {
            for (let i = 0; i < pad.seats.length; ++i)
                all.push({value: i, text: pad.seats[i].view.name, seat: i});
            if (question.nobody)
                all.push({value: -1, text: question.nobodyText, seat: -1});
        } else if (question.kind === "yes-no") {
            all.push({value: 1, text: qsTr("Yes"), seat: -1});
            all.push({value: 0, text: qsTr("No"), seat: -1});
        } else {
            all.push({value: 0, text: question.chosen.length > 0 ? String(question.chosen[0]) : qsTr("Enter"), seat: -1});
        }
        return all;
    }

    boundsBehavior: Flickable.StopAtBounds
    clip: contentHeight > height + 1
    contentHeight: all.height
    height: Math.min(most, all.height)
    interactive: contentHeight > height + 1

    Column {
        id: all

        spacing: Theme.px(10)
        width: parent.width

        Repeater {
            model: root.pad.questions

            Grid {
                id: question

                required property var modelData
                required property int index

                readonly property var pieces: root.answers(modelData)
                readonly property bool aside: Theme.textScale < 1.5 && root.width > Theme.px(700)
                readonly property real room: aside ? width - heading.width - columnSpacing : width

                columnSpacing: Theme.px(16)
                columns: aside ? 2 : 1
                rowSpacing: Theme.px(4)
                verticalItemAlignment: Grid.AlignVCenter
                width: parent.width

                TText {
                    id: heading

                    Accessible.name: text
                    Accessible.role: Accessible.Heading
                    size: 21
                    text: question.modelData.text
                    weight: Font.Black
                    width: question.aside ? Math.min(implicitWidth, question.width * 0.36) : question.width
                    wrapMode: Text.Wrap
                }
                Row {
                    id: buttons

                    spacing: Theme.px(8)

                    Repeater {
                        model: question.pieces

                        TButton {
                            id: piece

                            required property var modelData

                            readonly property bool chosen: question.modelData.kind === "number" ? question.modelData.chosen.length > 0
                                : question.modelData.chosen.includes(modelData.value)

                            checkable: true
                            checked: chosen
                            height: Theme.px(60)
                            icon: chosen && modelData.seat < 0 && question.modelData.kind !== "number" ? "check" : ""
                            kind: chosen ? "sel" : "plain"
                            leading: modelData.seat >= 0 ? mark : null
                            objectName: "pad.question." + question.index + "." + modelData.value
                            padding: Theme.px(8)
                            spacing: Theme.px(8)
                            text: modelData.text
                            width: Math.min(Theme.px(240), (question.room - (question.pieces.length - 1) * buttons.spacing) / question.pieces.length)

                            onTapped: root.pad.answer(question.index, modelData.value)

                            Component {
                                id: mark

                                PlayerMark {
                                    color: piece.chosen ? Theme.selInk : Theme.playerColor(seat, false)
                                    initial: piece.modelData.text.charAt(0)
                                    ink: piece.chosen ? Theme.sel : Theme.playerInkPaper
                                    seat: piece.modelData.seat
                                    size: Theme.px(32)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
