import QtQuick
import Tafel.Ui

// The prompt that replaces the number pad: a card, a number, the value of melds.
Item {
    id: root

    required property ScorePad pad
    property bool titled: true // otherwise the title is at the side
    property bool keyed: false // with the keyboard: the focus is visible
    readonly property string kind: pad.asking.kind
    readonly property var cards: pad.asking.cards
    readonly property bool few: kind === "card" && cards.length > 0 && cards.length <= 4
    readonly property bool wide: (kind === "turned-up" || kind === "card") && !few

    function press(event: var): bool {
        if (grid.item)
            return (grid.item as CardGrid).press(event);
        return number.item ? (number.item as TensAndOnesPad).press(event) : false;
    }
    function stepBack(): bool {
        const cards = grid.item as CardGrid;
        const begun = cards !== null && cards.typed !== "";
        if (begun)
            cards.typed = "";
        return begun;
    }

    implicitHeight: content.y + content.implicitHeight

    Item {
        id: head

        height: visible ? Math.max(title.implicitHeight + (hint.visible ? hint.implicitHeight : 0), leave.visible ? Theme.target : 0) : 0
        visible: root.titled
        width: parent.width

        Paragraph {
            id: title

            size: root.wide ? 24 : 20
            text: root.pad.asking.title
            weight: root.wide ? Font.Black : Font.Bold
            width: parent.width - (leave.visible ? leave.width + Theme.px(8) : 0)
        }
        Remark {
            id: hint

            anchors.top: title.bottom
            text: root.pad.asking.hint
            visible: text !== "" && !Theme.large
            width: title.width
        }
        TButton {
            id: leave

            anchors.right: parent.right
            height: Theme.target
            icon: "cross"
            kind: "bare"
            label: qsTr("Back to the number pad")
            objectName: "pad.asking.leave"
            visible: root.kind !== "turned-up" || root.pad.deal.card !== ""
            width: Theme.target

            onTapped: root.pad.closePrompt()
        }
    }
    Item {
        id: content

        height: parent.height - y
        implicitHeight: root.wide ? grid.implicitHeight : number.active ? number.implicitHeight
            : bonus.active ? bonus.implicitHeight : Theme.px(120)
        width: parent.width
        y: head.height + (head.visible ? Theme.px(6) : 0)

        Loader {
            id: grid

            active: root.wide
            anchors.fill: parent

            // A new deal begins with its card.
            onLoaded: if (root.kind === "turned-up" && root.pad.deal.card === "")
                (item as CardGrid).takeFocus(!root.keyed)

            sourceComponent: CardGrid {
                chosen: root.kind === "turned-up" && root.pad.deal.card !== "" ? [root.pad.deal.card] : []
                enabledCards: root.cards.length > 0 ? root.cards : null
                names: "pad.card"
                whyNot: qsTr("Not with this card")

                onPicked: card => root.pad.chooseCard(card)
            }
        }
        Loader {
            id: number

            active: root.kind === "number"
            width: parent.width

            sourceComponent: TensAndOnesPad {
                max: root.pad.asking.highest
                min: root.pad.asking.lowest
                names: "pad"
                value: root.pad.asking.number

                onChosen: value => root.pad.chooseNumber(value)
            }
        }
        Loader {
            id: bonus

            active: root.kind === "worth"
            width: parent.width

            sourceComponent: PadBonus {
                tight: width > Theme.px(560)
                value: root.pad.asking.said ? root.pad.asking.number : 0

                onChosen: value => root.pad.chooseNumber(value)
            }
        }
        Loader {
            active: root.few

            sourceComponent: Row {
                spacing: Theme.px(16)

                Repeater {
                    model: root.cards

                    Pressable {
                        id: choice

                        required property string modelData

                        implicitHeight: face.implicitHeight
                        implicitWidth: face.implicitWidth
                        label: Theme.cardName(modelData, false)
                        objectName: "pad.card." + modelData

                        onTapped: root.pad.chooseCard(modelData)

                        CardFace {
                            id: face

                            card: choice.modelData
                            size: "large"
                        }
                    }
                }
            }
        }
    }
}
