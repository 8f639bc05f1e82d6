import QtQuick
import Tafel.App
import Tafel.Ui

// One parameter of a power: one of a few, a card, or a number.
Column {
    id: root

    required property Recorder recorder
    readonly property var asking: recorder.asking
    readonly property string kind: asking.kind || ""
    property string why: "" // of what was tapped and is not possible

    spacing: Theme.px(12)

    onAskingChanged: why = ""

    Flow {
        spacing: Theme.px(10)
        visible: root.kind === "options"
        width: parent.width

        Repeater {
            model: root.asking.options || []

            TButton {
                id: option

                required property var modelData

                label: modelData.text
                objectName: "recorder.option." + modelData.value
                text: modelData.text
                whyNot: modelData.whyNot
                width: Math.min(Math.max(implicitWidth, Theme.px(120)), root.width)

                leading: modelData.seat >= 0 ? markPart : modelData.suit !== "" ? suitPart : null

                onExplain: root.why = modelData.whyNot
                onTapped: root.recorder.answer(modelData.value)

                Component {
                    id: markPart

                    PlayerMark {
                        initial: option.modelData.text.charAt(0)
                        seat: option.modelData.seat
                        size: Theme.px(34)
                    }
                }
                Component {
                    id: suitPart

                    Suit {
                        chip: true
                        size: Theme.px(30)
                        suit: option.modelData.suit
                    }
                }
            }
        }
    }
    Loader {
        active: root.kind === "number"
        visible: active
        width: parent.width

        sourceComponent: TwoTapPad {
            max: root.asking.highest || 0
            min: root.asking.lowest || 0
            names: "recorder"

            onChosen: number => root.recorder.answer(number)
        }
    }
    Loader {
        active: root.kind === "card"
        visible: active
        width: parent.width

        sourceComponent: CardGrid {
            chosen: root.asking.chosen || []
            enabledCards: root.asking.cards || null
            height: implicitHeight
            names: "recorder.pick"
            whyNot: root.asking.whyNot || ""

            onExplain: card => root.why = reasonAgainst(card)
            onPicked: card => root.recorder.pick(card)
        }
    }
    TText {
        color: Theme.no
        text: root.why
        visible: text !== ""
        width: parent.width
        wrapMode: Text.Wrap
    }
    Flow {
        spacing: Theme.px(10)
        width: parent.width

        TButton {
            kind: "act"
            objectName: "recorder.endPicking"
            text: (root.asking.chosen || []).length > 0 ? qsTr("This meld is complete") : qsTr("No more melds")
            visible: root.asking.many === true
            width: Math.min(implicitWidth, root.width)

            onTapped: root.recorder.endPicking()
        }
        TButton {
            kind: "ghost"
            objectName: "recorder.skip"
            text: qsTr("Not known")
            visible: root.asking.optional === true && root.asking.many !== true
            width: Math.min(implicitWidth, root.width)

            onTapped: root.recorder.skip()
        }
        TButton {
            kind: "ghost"
            objectName: "recorder.leavePower"
            text: qsTr("Another power")
            width: Math.min(implicitWidth, root.width)

            onTapped: root.recorder.leavePower()
        }
    }
}
