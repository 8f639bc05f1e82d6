import QtQuick
import Tafel.Ui

// The answers of a choice, or the prompts that a tap opens, side by side: players with their badge, suits, cards, words.
WrappedRow {
    id: root

    required property var ask // without one there are no answers
    required property string names // of the buttons, before the name or the value
    property bool highlights: false // highlights the answer; otherwise one tap answers and closes the prompt
    property bool checks: false // a chosen answer has a check mark as well
    property bool stacked: false // signs above the words
    property bool terse: false // signs without words
    property int columns: 0 // 0 for the width of the words
    property real least: Theme.touch(60) // height of a button
    property string question: "" // for the accessible names: "Who won trick 8?: Anna"
    property string whyNot: "" // why no answer is possible now
    property var awards: null // below the players, by seat
    readonly property var nothing: ({value: 0, text: "", seat: -1, badge: 0, suit: "", on: false, follows: false, whyNot: "", name: "", line: "", hint: "", icon: "", card: ""})

    signal said(int value, string name)

    Repeater {
        model: root.ask?.options.length ?? 0

        OptionKey {
            required property int index

            readonly property bool dense: root.columns > 1 && answer.line === "" && !isPlayer

            answer: root.ask?.options[index] ?? root.nothing
            column: root.stacked
            height: Math.max(root.least, root.terse ? 0 : implicitHeight)
            highlights: root.highlights
            icon: answer.icon !== "" ? answer.icon : sel && root.checks ? "check" : ""
            label: (root.question !== "" ? root.question + ": " : "") + (answer.text !== "" ? answer.text : answer.hint)
            leftAligned: root.columns > 0 && answer.line !== ""
            objectName: root.names + "." + name
            padding: Theme.px(dense ? 6 : root.columns > 0 && isPlayer ? 8 : 12)
            role: root.checks ? Accessible.RadioButton : Accessible.Button
            subText: root.awards && isPlayer ? root.awards[answer.seat] || "" : answer.line
            terse: root.terse
            textSize: dense ? 18 : 20
            whyNot: root.whyNot || answer.whyNot
            width: root.columns > 0 ? Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
                : Math.min(Math.max(implicitWidth, Theme.px(answer.text === "" ? 76 : 110)), root.width)

            onTapped: root.said(answer.value, name)
        }
    }
}
