import QtQuick
import Tafel.Ui

// The question and the facts; each part names what to tap.
Item {
    id: root

    required property Desk desk
    readonly property var question: desk.question

    implicitHeight: scroll.y + scroll.column.implicitHeight

    PromptField {
        id: questions

        ask: root.question
        checks: false
        names: "referee." + ask.path
        visible: root.question.kind !== ""
        width: parent.width

        onExplained: whyNot => why.text = whyNot
        onSaid: value => root.desk.say(root.question.path, value)
    }
    ScrollColumn {
        id: scroll

        height: parent.height - y
        line.x: x + width + Theme.px(4)
        spacing: Theme.px(12)
        width: parent.width
        y: questions.visible ? questions.height + Theme.px(12) : 0

        Paragraph {
            id: why

            color: Theme.no
            objectName: "referee.question.why"
            size: 18
            weight: Font.Bold
        }
        Repeater {
            model: root.desk.facts.length

            DeskFact {
                required property int index

                desk: root.desk
                fact: root.desk.facts[index] ?? nothing
                width: scroll.width
            }
        }
    }
    Connections {
        function onChanged() {
            why.text = "";
        }

        target: root.desk
    }
}
