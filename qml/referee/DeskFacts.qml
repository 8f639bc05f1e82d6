import QtQuick
import Tafel.Ui

// The question and the facts; each part names what to tap.
Item {
    id: root

    required property Desk desk
    readonly property var question: desk.question
    readonly property var facts: desk.facts

    implicitHeight: scroll.y + all.implicitHeight

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
    Scroller {
        id: scroll

        contentHeight: all.implicitHeight
        height: parent.height - y
        width: parent.width
        y: questions.visible ? questions.height + Theme.px(12) : 0

        Stack {
            id: all

            spacing: Theme.px(12)

            Paragraph {
                id: why

                color: Theme.no
                objectName: "referee.question.why"
                size: 18
                weight: Font.Bold
            }
            Repeater {
                model: root.facts.length

                DeskFact {
                    required property int index

                    desk: root.desk
                    fact: root.facts[index] ?? nothing
                    width: all.width
                }
            }
        }
    }
    ScrollLine {
        of: scroll
        x: scroll.x + scroll.width + Theme.px(4)
    }
    Connections {
        function onChanged() {
            why.text = "";
        }

        target: root.desk
    }
}
