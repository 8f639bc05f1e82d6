import QtQuick
import Tafel.Ui

// The prompt that replaces the number pad: a card, a number, the value of melds.
Item {
    id: root

    required property ScorePad pad
    readonly property bool titled: !wide || Theme.portrait // otherwise the title is at the side
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

    Strip {
        id: head

        height: visible ? Math.max(title.implicitHeight + (hint.visible ? hint.implicitHeight : 0), leave.visible ? Theme.target : 0) : 0
        visible: root.titled

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
        CrossButton {
            id: leave

            anchors.right: parent.right
            label: qsTr("Back to the number pad")
            objectName: "pad.asking.leave"
            visible: root.kind !== "turned-up" || root.pad.deal.card !== ""

            onTapped: root.pad.closePrompt()
        }
    }
    Strip {
        id: content

        anchors.bottom: parent.bottom
        anchors.top: head.bottom
        anchors.topMargin: head.visible ? Theme.px(6) : 0
        implicitHeight: root.wide ? grid.implicitHeight : number.active ? number.implicitHeight
            : bonus.active ? bonus.implicitHeight : Theme.px(120)

        Loader {
            id: grid

            active: root.wide
            anchors.fill: parent

            // A new deal begins with its card.
            onLoaded: if (root.kind === "turned-up" && root.pad.deal.card === "")
                (item as CardGrid).takeFocus(!root.keyed)

            sourceComponent: CardGrid {
                chosen: root.kind === "turned-up" && root.pad.deal.card !== "" ? [root.pad.deal.card] : []
                enabledCards: root.cards?.length > 0 ? root.cards : null // asked before the prompt knows its cards
                names: "pad.card"
                whyNot: qsTr("Not with this card")

                onPicked: card => root.pad.chooseCard(card)
            }
        }
        Optional {
            id: number

            active: root.kind === "number"

            TensAndOnesPad {
                max: root.pad.asking.highest
                min: root.pad.asking.lowest
                value: root.pad.asking.number

                onChosen: value => root.pad.chooseNumber(value)
            }
        }
        Optional {
            id: bonus

            active: root.kind === "worth"

            // The worth of melds, added or taken off: the usual ones in one tap, any other even one by steps.
            Column {
                id: melds

                readonly property int value: root.pad.asking.said ? root.pad.asking.number : 0
                readonly property int columns: width > Theme.px(560) ? 10 : 5
                property int stepped: value !== 0 ? value : 2

                spacing: Theme.px(8)

                Repeater {
                    model: [1, -1]

                    EqualColumns {
                        id: half

                        required property int modelData

                        columns: melds.columns
                        spacing: Theme.px(6)

                        Repeater {
                            model: [4, 8, 10, 14, 18, 20, 24, 28, 30, 40]

                            PadKey {
                                required property int modelData

                                readonly property int number: half.modelData * modelData

                                chosen: melds.value === number
                                height: Theme.touch(54)
                                objectName: "pad.bonus." + number
                                special: number < 0
                                text: Theme.change(number)
                                textSize: 24

                                onTapped: root.pad.chooseNumber(number)
                            }
                        }
                    }
                }
                Row {
                    spacing: Theme.px(10)

                    Stepper {
                        from: -200
                        label: qsTr("Value of the melds")
                        names: "pad.bonus"
                        to: 200
                        value: melds.stepped

                        // Even numbers other than 0.
                        onChanged: value => {
                            const step = value > melds.stepped ? 2 : -2;
                            melds.stepped += melds.stepped + step === 0 ? 2 * step : step;
                        }
                    }
                    TButton {
                        height: Theme.touch(60)
                        objectName: "pad.bonus.take"
                        text: qsTr("Take %1").arg(Theme.change(melds.stepped))

                        onTapped: root.pad.chooseNumber(melds.stepped)
                    }
                }
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
