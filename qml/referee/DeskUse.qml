import QtQuick
import Tafel.App
import Tafel.Ui

// One power: what it does, what was named with it, and how to take it out again.
Column {
    id: root

    required property EidexDesk desk
    required property var picking

    spacing: Theme.px(14)

    TText {
        color: Theme.mute
        text: root.picking.use.who + ": " + root.picking.use.does
        width: parent.width
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.picking.parameters

        Column {
            id: parameter

            required property var modelData

            spacing: Theme.px(6)
            width: root.width

            TText {
                text: parameter.modelData.label
                weight: Font.Bold
            }
            Flow {
                spacing: Theme.px(8)
                visible: parameter.modelData.kind === "choice"
                width: parent.width

                Repeater {
                    model: parameter.modelData.choices

                    TButton {
                        id: value

                        required property var modelData
                        required property int index

                        checkable: true
                        checked: modelData.on
                        height: Math.max(Theme.px(60), implicitHeight)
                        kind: modelData.on ? "sel" : "plain"
                        leading: modelData.suit !== "" ? suitPart : null
                        objectName: "referee.value." + parameter.modelData.key + "." + index
                        text: modelData.text
                        width: Math.max(Theme.px(110), implicitWidth)

                        onTapped: root.desk.setParameter(parameter.modelData.key, modelData.value)

                        Component {
                            id: suitPart

                            Suit {
                                chip: true
                                size: Theme.px(28)
                                suit: value.modelData.suit
                            }
                        }
                    }
                }
            }
            TButton {
                height: Math.max(Theme.px(64), implicitHeight)
                objectName: "referee.value." + parameter.modelData.key
                padding: Theme.px(10)
                text: parameter.modelData.shown !== "" ? parameter.modelData.shown : qsTr("Choose a card")
                visible: parameter.modelData.kind === "card"

                leading: CardFace {
                    card: parameter.modelData.card || ""
                    size: "small"
                }

                onTapped: root.desk.setParameter(parameter.modelData.key, "")
            }
            Loader {
                active: parameter.modelData.kind === "number"
                visible: active
                width: parent.width

                sourceComponent: TwoTapPad {
                    max: parameter.modelData.highest
                    min: parameter.modelData.lowest
                    names: "referee.number"
                    value: parameter.modelData.number

                    onChosen: number => root.desk.setParameter(parameter.modelData.key, number)
                }
            }
        }
    }
    TButton {
        height: Math.max(Theme.px(60), implicitHeight)
        icon: "cross"
        kind: "ghost"
        objectName: "referee.power.remove"
        text: root.picking.may === true ? qsTr("Not this power") : qsTr("Not in force")

        onTapped: root.desk.removePower()
    }
}
