import QtQuick
import Tafel.App
import Tafel.Ui

// One house rule: its words to choose from with what each changes, or its number by steps.
Popup {
    id: root

    required property NewMatch setup
    required property int index
    readonly property var options: setup.options
    readonly property var option: options[index] || ({name: "", label: "", effect: "", number: false, lowest: 0, words: [], value: 0})

    closeName: "newMatch.option.close"
    panelWidth: Theme.px(760)
    spacing: Theme.px(14)
    title: option.label

    Repeater {
        model: root.option.words

        TButton {
            required property string modelData
            required property int index

            checkable: true
            checked: index === root.option.value
            icon: checked ? "check" : ""
            implicitHeight: Theme.px(72) * Math.min(1.5, Theme.textScale)
            kind: checked ? "sel" : "plain"
            leftAligned: true
            objectName: "newMatch.option." + root.option.name + "." + index
            text: modelData
            width: root.innerWidth

            onTapped: {
                root.setup.setOption(root.option.name, index);
                root.closed();
            }
        }
    }
    Stepper {
        anchors.horizontalCenter: parent.horizontalCenter
        from: root.option.lowest
        label: root.option.label
        names: "newMatch.option." + root.option.name
        value: root.option.value
        visible: root.option.number

        onChanged: value => root.setup.setOption(root.option.name, value)
    }
    TText {
        color: Theme.mute
        horizontalAlignment: Text.AlignHCenter
        text: root.option.effect
        visible: root.option.number
        width: parent.width
        wrapMode: Text.Wrap
    }
    TButton {
        height: Theme.px(72)
        kind: root.option.number ? "act" : "plain"
        objectName: "newMatch.option.done"
        text: qsTr("Done")
        width: root.innerWidth

        onTapped: root.closed()
    }
}
