import QtQuick
import Tafel.Ui

// The answers of a choice, or the prompts that a tap opens, side by side: players with their badge, suits, cards, words.
WrappedRow {
    id: root

    required property var ask
    required property string names // of the buttons, before the name or the value
    property bool highlights: false // highlights the answer; otherwise one tap answers and closes the prompt
    property bool checks: false // a chosen answer has a check mark as well
    property var seatBadges: [0, 1, 2, 3, 4, 5, 6, 7] // colour and shape of each player
    property bool stacked: false // signs above the words
    property int columns: 0 // 0 for the width of the words
    readonly property var nothing: ({value: 0, text: "", seat: -1, suit: "", on: false, whyNot: "", name: "", line: "", hint: "", icon: "", card: ""})

    signal said(int value, string name)

    Repeater {
        model: root.ask.options.length

        TButton {
            id: option

            required property int index

            readonly property var answer: root.ask.options[index] ?? root.nothing
            readonly property string name: answer.name !== "" ? answer.name : String(answer.value)
            readonly property bool dense: root.columns > 1 && answer.line === ""
            readonly property bool sel: root.highlights && answer.on

            checkable: root.highlights
            checked: answer.on
            column: root.stacked
            height: Math.max(Theme.touch(60), implicitHeight)
            hint: answer.hint
            icon: answer.icon !== "" ? answer.icon : sel && root.checks ? "check" : ""
            kind: sel ? "sel" : "plain"
            label: answer.text !== "" ? answer.text : answer.hint
            leading: answer.seat >= 0 ? badgePart : answer.suit !== "" ? suitPart : answer.card !== "" || answer.icon === "card" ? cardPart : null
            leftAligned: root.columns > 0 && answer.line !== ""
            objectName: root.names + "." + name
            padding: Theme.px(dense ? 6 : 12)
            role: root.checks ? Accessible.RadioButton : Accessible.Button
            subText: answer.line
            text: answer.text
            textSize: dense ? 18 : 20
            whyNot: answer.whyNot
            width: root.columns > 0 ? (root.width - (root.columns - 1) * root.spacing) / root.columns
                : Math.min(Math.max(implicitWidth, Theme.px(answer.text === "" ? 76 : 110)), root.width)

            onTapped: root.said(answer.value, name)

            Component {
                id: badgePart

                PlayerBadge {
                    color: option.sel ? Theme.selInk : Theme.playerColor(seat, false)
                    name: option.answer.text
                    ink: option.sel ? Theme.sel : Theme.playerInkPaper
                    seat: root.seatBadges[option.answer.seat] ?? 0
                    size: Theme.px(32)
                }
            }
            Component {
                id: suitPart

                Suit {
                    chip: true
                    size: Theme.px(32)
                    suit: option.answer.suit
                }
            }
            Component {
                id: cardPart

                CardFace {
                    card: option.answer.card
                    emptyInk: option.sel ? Theme.selInk : Theme.mute
                    size: "small"
                }
            }
        }
    }
}
