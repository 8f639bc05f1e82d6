import QtQuick
import Tafel.Ui

// One house rule: its words to choose from, or its number with steps; or a row for each contract that may give way to another
// one, open while that is chosen.
Popup {
    id: root

    required property NewMatch setup
    required property int index
    property int opened: -1 // the contract for which one is chosen
    readonly property var option: setup.options[index] || ({name: "", label: "", effect: "", ofEach: false, asks: [{kind: "", options: []}]})
    readonly property string names: "newMatch.option." + option.name
    readonly property var ask: option.asks[0]
    readonly property bool number: !option.ofEach && ask.kind === "number"

    function take(path: string, word: int) {
        opened = -1;
        setup.say(path, word);
    }

    panelWidth: Theme.px(option.ofEach ? 860 : 760)
    spacing: Theme.px(14)
    title: option.label

    Repeater {
        model: root.option.ofEach ? 0 : root.ask.options.length

        ChoiceButton {
            required property int index

            readonly property var answer: root.ask.options[index]

            checked: answer.on
            icon: checked ? "check" : ""
            implicitHeight: Theme.touch(72) * Math.min(1.5, Theme.textScale)
            leftAligned: true
            objectName: root.names + "." + index
            text: answer.text
            width: root.innerWidth

            onTapped: {
                root.setup.say(root.ask.path, answer.value);
                root.closed();
            }
        }
    }
    Stepper {
        anchors.horizontalCenter: parent.horizontalCenter
        from: root.ask.lowest ?? 0
        label: root.option.label
        names: root.names
        value: root.ask.number ?? 0
        visible: root.number

        onChanged: value => root.setup.say(root.ask.path, value)
    }
    Paragraph {
        color: Theme.mute
        horizontalAlignment: Text.AlignHCenter
        text: root.option.effect
        visible: root.number
    }
    Repeater {
        model: root.option.ofEach ? root.option.asks.length : 0

        Stack {
            id: thing

            required property int index

            readonly property var ask: root.option.asks[index]

            spacing: Theme.px(6)

            ChoiceButton {
                checked: root.opened === thing.index
                height: Math.max(Theme.touch(62), implicitHeight)
                icon: checked ? "up" : "down"
                kind: thing.ask.said ? "sel" : "plain"
                leftAligned: true
                objectName: root.names + ".of." + thing.index
                subText: thing.ask.said ? qsTr("instead: %1").arg(thing.ask.answer) : ""
                text: thing.ask.label
                width: parent.width

                onTapped: root.opened = checked ? -1 : thing.index
            }
            Optional {
                active: root.opened === thing.index

                Flow {
                    bottomPadding: Theme.px(8)
                    leftPadding: Theme.px(24)
                    spacing: Theme.px(8)

                    Repeater {
                        model: thing.ask.options.length + 1

                        TButton {
                            required property int index

                            readonly property var answer: thing.ask.options[index - 1] ?? ({value: -1, text: qsTr("as it is"), on: !thing.ask.said, whyNot: ""})

                            icon: answer.on ? "check" : ""
                            kind: answer.on ? "sel" : "plain"
                            objectName: root.names + "." + (index > 0 ? index - 1 : "none")
                            text: answer.text
                            whyNot: answer.whyNot

                            onTapped: root.take(thing.ask.path, answer.value)
                        }
                    }
                }
            }
        }
    }
    WideButton {
        height: Theme.touch(72)
        kind: root.number || root.option.ofEach ? "act" : "plain"
        objectName: "newMatch.option.done"
        text: qsTr("Done")

        onTapped: root.closed()
    }
}
