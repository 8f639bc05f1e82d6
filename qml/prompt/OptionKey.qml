import QtQuick
import Tafel.Ui

// An answer to tap: a player with the badge, a suit, a card, or words.
ChoiceButton {
    id: root

    required property var answer // a PromptOption
    property bool highlights: true // shows whether it is the answer
    property bool terse: false // the sign alone
    readonly property bool isPlayer: answer.seat >= 0
    readonly property bool shown: highlights && answer.on
    readonly property bool sel: shown && !answer.follows
    readonly property string name: answer.name !== "" ? answer.name : String(answer.value)

    checkable: highlights
    checked: answer.on
    dashed: shown && answer.follows
    hint: answer.hint || subText
    icon: answer.icon
    kind: sel ? "sel" : "plain"
    label: answer.text !== "" ? answer.text : answer.hint
    leading: isPlayer ? badgePart : answer.suit !== "" ? suitPart : answer.card !== "" || answer.icon === "card" ? cardPart : null
    least: Theme.touch(60)
    lines: isPlayer ? 2 : 3
    subText: answer.line
    text: terse ? "" : answer.text
    whyNot: answer.whyNot

    Component {
        id: badgePart

        PlayerBadge {
            color: root.sel ? Theme.selInk : root.possible ? Theme.playerColor(seat, false) : Theme.mute
            ink: root.sel ? Theme.sel : root.possible ? Theme.playerInkPaper : Theme.sunk
            name: root.answer.text
            seat: root.answer.badge
            size: Theme.px(32)
        }
    }
    Component {
        id: suitPart

        Suit {
            chip: true
            size: Theme.px(32)
            suit: root.answer.suit
        }
    }
    Component {
        id: cardPart

        CardFace {
            card: root.answer.card
            emptyInk: root.sel ? Theme.selInk : Theme.mute
            size: "small"
        }
    }
}
