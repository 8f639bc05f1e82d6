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
        model: root.picking.asks

        Column {
            id: parameter

            required property var modelData

            spacing: Theme.px(6)
            width: root.width

            TText {
                text: parameter.modelData.label
                weight: Font.Bold
            }
            AskOptions {
                ask: parameter.modelData
                marks: true
                names: "referee.value." + parameter.modelData.path
                visible: parameter.modelData.kind === "choice"
                width: parent.width

                onSaid: value => root.desk.say(parameter.modelData.path, value)
            }
            TButton {
                height: Math.max(Theme.px(64), implicitHeight)
                objectName: "referee.value." + parameter.modelData.path
                padding: Theme.px(10)
                text: parameter.modelData.answer !== "" ? parameter.modelData.answer : qsTr("Choose a card")
                visible: parameter.modelData.kind === "card" || parameter.modelData.kind === "cards"

                leading: CardFace {
                    card: parameter.modelData.chosen[0] ?? ""
                    size: "small"
                }

                onTapped: root.desk.pickNamed(parameter.modelData.path)
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

                    onChosen: number => root.desk.say(parameter.modelData.path, number)
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
