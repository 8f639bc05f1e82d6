import QtQuick
import Tafel.Ui

// One parameter of a power: one of a few, a card, or a number.
Column {
    id: root

    required property RecordedPowers powers
    readonly property var asking: powers.asking
    readonly property string kind: asking.kind
    property string why: "" // the reason why a tapped card is not possible

    spacing: Theme.px(12)

    onAskingChanged: why = ""

    PromptField {
        ask: root.asking
        labelled: false
        names: "recorder.option"
        numberNames: "recorder"
        seatBadges: root.powers.badges
        visible: root.kind === "choice" || root.kind === "number"
        width: parent.width

        onExplained: whyNot => root.why = whyNot
        onSaid: value => root.powers.answer(value)
    }
    Optional {
        active: root.kind === "card" || root.kind === "cards" || root.kind === "lists"

        CardGrid {
            chosen: root.asking.chosen
            enabledCards: root.asking.anyCard ? null : root.asking.cards
            height: implicitHeight
            names: "recorder.pick"
            whyNot: root.asking.whyOthersExcluded

            onExplain: card => root.why = reasonAgainst(card)
            onPicked: card => root.powers.pick(card)
        }
    }
    Paragraph {
        color: Theme.no
        text: root.why
    }
    WrappedRow {
        TButton {
            kind: "act"
            objectName: "recorder.endPicking"
            text: root.asking.chosen.length > 0 ? qsTr("This meld is complete") : qsTr("No more melds")
            visible: root.kind === "lists"
            width: Math.min(implicitWidth, root.width)

            onTapped: root.powers.endPicking()
        }
        TButton {
            kind: "ghost"
            objectName: "recorder.skip"
            text: qsTr("Not known")
            visible: !root.asking.required && root.kind !== "lists"
            width: Math.min(implicitWidth, root.width)

            onTapped: root.powers.skip()
        }
        TButton {
            kind: "ghost"
            objectName: "recorder.leavePower"
            text: qsTr("Another power")
            width: Math.min(implicitWidth, root.width)

            onTapped: root.powers.leave()
        }
    }
}
