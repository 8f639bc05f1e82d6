import QtQuick
import Tafel.Ui

// A prompt in place: one of a few side by side, one of many, yes or no, a number, a card, cards without suits.
Stack {
    id: root

    required property var ask
    required property string names // of its buttons, before the name or the value
    readonly property var nothing: ({kind: "", path: "", label: "", title: "", options: []})
    property bool labelled: true
    property bool checks: true // a chosen answer has a check mark as well
    readonly property bool few: ask.label === "" && ask.options.length <= 4

    signal said(int value)
    signal cardWanted

    spacing: Theme.px(6)

    Strong {
        text: root.ask.label
        visible: root.labelled && text !== ""
    }
    Optional {
        sourceComponent: ({choice: root.few ? fewPart : optionsPart, yes: yesPart, count: countPart, number: numberPart,
                card: cardPart, cards: cardPart, lists: cardPart, keys: keysPart})[root.ask.kind] ?? null
    }
    Component {
        id: fewPart

        SegmentedChoice {
            current: root.ask.options.findIndex(each => each.on)
            label: root.ask.title
            names: root.ask.options.map(each => root.names + "." + (each.name !== "" ? each.name : each.value))
            options: root.ask.options.map(each => ({text: each.text, subText: each.line, whyNot: each.whyNot}))
            showCheck: root.checks && !root.ask.options.some(each => each.line !== "")

            onChosen: index => root.said(root.ask.options[index].value)
        }
    }
    Component {
        id: optionsPart

        PromptOptions {
            ask: root.ask
            checks: root.ask.label !== ""
            columns: root.ask.label !== "" ? 0 : Theme.large ? 2 : 3
            highlights: true
            names: root.names

            onSaid: value => root.said(value)
        }
    }
    Component {
        id: yesPart

        Toggle {
            objectName: root.names
            on: root.ask.number === 1
            title: root.ask.title
            wordOff: qsTr("no")
            wordOn: qsTr("yes")

            onToggled: on => root.said(on ? 1 : 0)
        }
    }
    Component {
        id: countPart

        Labelled {
            spacing: Theme.px(8)
            trailing: Stepper {
                label: root.ask.title
                names: root.names
                to: root.ask.highest
                value: root.ask.number

                onChanged: value => root.said(value)
            }

            FitText {
                maximumLineCount: 2
                room: parent.width
                text: root.ask.title
                wrapMode: Text.Wrap
            }
        }
    }
    Component {
        id: numberPart

        TensAndOnesPad {
            max: root.ask.highest
            min: root.ask.lowest
            value: root.ask.number

            onChosen: number => root.said(number)
        }
    }
    Component {
        id: keysPart

        // A key for each kind of card without a suit, in as few rows as fingers allow.
        EqualColumns {
            columnSpacing: Theme.px(8)
            columns: {
                const most = Math.max(1, Math.floor((width + columnSpacing) / (Theme.target + columnSpacing)));
                const rows = Math.max(1, Math.ceil(root.ask.options.length / most));
                return Math.max(1, Math.ceil(root.ask.options.length / rows));
            }
            rowSpacing: Theme.px(8)

            Repeater {
                model: root.ask.options

                Pressable {
                    id: key

                    required property promptOption modelData

                    implicitHeight: Math.max(Theme.target, Theme.touch(76))
                    label: face.name
                    objectName: root.names + "." + modelData.card
                    whyNot: modelData.whyNot

                    onTapped: root.said(modelData.value)

                    NumberFace {
                        id: face

                        anchors.fill: parent
                        card: key.modelData.card
                        opacity: key.possible ? 1 : 0.4
                    }
                }
            }
        }
    }
    Component {
        id: cardPart

        Item {
            implicitHeight: button.height

            TButton {
                id: button

                height: Math.max(Theme.touch(64), implicitHeight)
                objectName: root.names
                padding: Theme.px(10)
                text: root.ask.answer !== "" ? root.ask.answer : qsTr("Choose a card")
                width: Math.min(implicitWidth, parent.width)

                leading: CardFace {
                    card: root.ask.chosen[0] ?? ""
                    size: "small"
                }

                onTapped: root.cardWanted()
            }
        }
    }
}
