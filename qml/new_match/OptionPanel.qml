import QtQuick
import Tafel.Ui

// One house rule: its words to choose from with their effects, or its number with steps.
Popup {
    id: root

    required property NewMatch setup
    required property int index
    readonly property var options: setup.options
    readonly property var option: options[index] || ({name: "", label: "", effect: "", asks: [{kind: "", options: []}]})
    readonly property var ask: option.asks[0]
    readonly property bool number: ask.kind === "number"

    closeName: "newMatch.option.close"
    spacing: Theme.px(14)
    title: option.label

    Repeater {
        model: root.ask.options.length

        ChoiceButton {
            required property int index

            readonly property var answer: root.ask.options[index]

            checked: answer.on
            icon: checked ? "check" : ""
            implicitHeight: Theme.touch(72) * Math.min(1.5, Theme.textScale)
            leftAligned: true
            objectName: "newMatch.option." + root.option.name + "." + index
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
        names: "newMatch.option." + root.option.name
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
    TButton {
        height: Theme.touch(72)
        kind: root.number ? "act" : "plain"
        objectName: "newMatch.option.done"
        text: qsTr("Done")
        width: root.innerWidth

        onTapped: root.closed()
    }
}
