import QtQuick
import Tafel.Ui

// One question of the editor: its label, an example, the answer, an error.
Stack {
    id: root

    required property CustomGameEditor editor
    required property customPrompt ask
    property string fault: ""
    readonly property string at: ask.path

    signal opened(string panel, var ask) // "text", "cards", "number"

    component Step: PadKey {
        required property int by

        text: by < 0 ? "−" : "+"
        width: Theme.touch(60)

        onTapped: root.editor.set(root.at, root.ask.said ? root.ask.value + by : root.ask.begin)
    }
    component Chip: TButton {
        height: Theme.target
        iconSize: Theme.sign(18)
        padding: Theme.px(10)
    }

    spacing: Theme.px(5)

    Strong {
        Accessible.name: text
        Accessible.role: root.ask.kind === "title" ? Accessible.Heading : Accessible.StaticText
        color: root.fault !== "" ? Theme.no : root.ask.kind === "title" ? Theme.ink : Theme.mute
        size: root.ask.kind === "title" ? 22 : 20
        text: root.ask.label
        visible: root.ask.kind !== "yes" && root.ask.kind !== "add"
    }
    Optional {
        sourceComponent: ({text: wordsPart, clause: wordsPart, cards: wordsPart, number: numberPart, choice: choicePart, several: choicePart, yes: yesPart,
                numbers: rowsPart, worths: rowsPart, tricks: rowsPart, names: namesPart, add: verbPart, title: root.ask.action ? verbPart : null})[root.ask.kind] ?? null
        visible: sourceComponent !== null
    }
    Remark {
        text: root.ask.example || ""
        visible: text !== "" && root.ask.kind !== "yes"
    }
    Strong {
        color: Theme.no
        objectName: "fault" + root.at
        size: 18
        text: root.fault
    }

    Component {
        id: wordsPart

        TButton {
            readonly property bool cards: root.ask.kind === "cards"

            height: Math.max(Theme.touch(60), implicitHeight)
            label: root.ask.label + ": " + text
            leftAligned: true
            lines: cards ? 3 : 4
            objectName: "ask" + root.at
            text: (cards ? (root.ask.value || []).map(each => Theme.cards(each)).join("  ") : root.ask.value) || "–"
            textSize: root.ask.kind === "clause" ? 20 : 22
            weight: root.ask.kind === "clause" ? Font.Medium : Font.Bold

            trailing: Icon {
                name: "pen"
                size: Theme.sign(24)
            }

            onTapped: root.opened(cards ? "cards" : "text", root.ask)
        }
    }
    Component {
        id: numberPart

        Row {
            spacing: Theme.px(8)

            Step {
                by: -1
                label: root.ask.label + " " + qsTr("one less")
                objectName: "less" + root.at
                whyNot: root.ask.said && root.ask.value <= root.ask.lowest ? qsTr("Least is %1").arg(root.ask.lowest) : ""
            }
            TButton {
                height: Theme.touch(60)
                label: root.ask.label + ": " + text
                objectName: "ask" + root.at
                text: root.ask.said ? Theme.number(root.ask.value) : "–"
                textSize: 28
                width: Theme.px(150)

                onTapped: root.opened("number", root.ask)
            }
            Step {
                by: 1
                label: root.ask.label + " " + qsTr("one more")
                objectName: "more" + root.at
                whyNot: root.ask.said && root.ask.value >= root.ask.highest ? qsTr("Most is %1").arg(root.ask.highest) : ""
            }
            CrossButton {
                height: Theme.touch(60)
                label: qsTr("%1: none", "an answer").arg(root.ask.label)
                objectName: "none" + root.at
                visible: root.ask.optional && root.ask.said
                width: Theme.touch(60)

                onTapped: root.editor.clear(root.at)
            }
        }
    }
    Component {
        id: choicePart

        Flow {
            id: choices

            readonly property bool several: root.ask.kind === "several"
            // The number of columns for the widest element.
            readonly property int perLine: {
                const longest = Math.max(...root.ask.options.map(each => Math.max(each.text.length, (each.line || "").length)));
                const fit = Math.max(1, Math.floor(width / Math.max(Theme.px(90), Theme.text(20) * 0.56 * Math.min(longest, 20) + Theme.px(30))));
                const lines = Math.ceil(root.ask.options.length / fit);
                return Math.ceil(root.ask.options.length / lines);
            }

            spacing: Theme.px(8)

            Repeater {
                model: root.ask.options

                ChoiceButton {
                    required property customOption modelData

                    checked: modelData.on
                    height: Math.max(Theme.touch(60), implicitHeight)
                    label: root.ask.label + ": " + text
                    objectName: "ask" + root.at + "=" + modelData.value
                    padding: Theme.px(8)
                    role: choices.several ? Accessible.CheckBox : Accessible.RadioButton
                    subText: modelData.line || ""
                    text: modelData.text
                    width: choices.several ? Math.max(Theme.touch(72), implicitWidth) : (choices.width - (choices.perLine - 1) * choices.spacing) / choices.perLine

                    onTapped: if (choices.several || !checked)
                        root.editor.set(root.at, modelData.value)
                }
            }
        }
    }
    Component {
        id: yesPart

        Toggle {
            hint: root.ask.example
            objectName: "ask" + root.at
            on: root.ask.value === true
            title: root.ask.label
            wordOff: qsTr("no")
            wordOn: qsTr("yes")

            onToggled: on => root.editor.set(root.at, on)
        }
    }
    Component {
        id: rowsPart

        Flow {
            spacing: Theme.px(8)

            Repeater {
                model: root.ask.rows

                Row {
                    id: row

                    required property customRow modelData

                    spacing: Theme.px(2)

                    TButton {
                        height: Theme.touch(60)
                        label: root.ask.label + " " + row.modelData.name + ": " + Theme.number(row.modelData.value)
                        objectName: "ask" + row.modelData.path
                        padding: Theme.px(10)
                        text: root.ask.kind === "numbers" ? Theme.number(row.modelData.value) : Theme.cards(row.modelData.name) + "  " + Theme.number(row.modelData.value)

                        onTapped: root.opened("number", {path: row.modelData.path, label: root.ask.label + " " + row.modelData.name, value: row.modelData.value, said: true,
                            lowest: -100000, highest: 100000})
                    }
                    CrossButton {
                        height: Theme.touch(60)
                        iconSize: Theme.sign(20)
                        label: qsTr("Skip %1").arg(row.modelData.name)
                        objectName: "none" + row.modelData.path
                        padding: Theme.px(4)
                        visible: root.ask.rows.length > 1

                        onTapped: root.editor.clear(row.modelData.path)
                    }
                }
            }
            TButton {
                dashed: true
                height: Theme.touch(60)
                icon: "plus"
                label: qsTr("%1: one more").arg(root.ask.label)
                objectName: "add" + root.at
                width: Theme.touch(72)

                onTapped: {
                    if (root.ask.kind === "numbers")
                        root.editor.add(root.at, "");
                    else
                        root.opened("cards", root.ask);
                }
            }
        }
    }
    Component {
        id: namesPart

        Column {
            spacing: Theme.px(8)

            WrappedRow {
                spacing: Theme.px(8)

                Repeater {
                    model: root.ask.rows

                    Chip {
                        required property customRow modelData
                        required property int index

                        icon: "cross"
                        label: qsTr("Skip %1").arg(modelData.name)
                        objectName: "none" + root.at + "/" + index
                        text: (index + 1) + ". " + modelData.name

                        onTapped: root.editor.clear(root.at + "/" + index)
                    }
                }
            }
            WrappedRow {
                spacing: Theme.px(8)

                Repeater {
                    model: root.ask.options

                    Chip {
                        required property customOption modelData

                        dashed: true
                        icon: "plus"
                        objectName: "add" + root.at + "=" + modelData.value
                        text: modelData.text

                        onTapped: root.editor.add(root.at, modelData.value)
                    }
                }
            }
        }
    }
    Component {
        id: verbPart

        // Adds an element, or removes a group.
        TButton {
            readonly property bool adds: root.ask.kind === "add"

            height: adds ? Math.max(Theme.target, implicitHeight) : Theme.target
            icon: adds ? "plus" : "cross"
            kind: "ghost"
            objectName: (adds ? "ask" : "none") + root.at
            text: adds ? root.ask.label : qsTr("Remove")

            onTapped: {
                if (adds)
                    root.editor.add(root.at, "");
                else
                    root.editor.clear(root.at);
            }
        }
    }
}
