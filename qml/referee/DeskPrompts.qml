import QtQuick
import Tafel.Ui

// Prompts of the desk that are answered in place.
Repeater {
    id: root

    required property Desk desk
    required property var asks

    model: asks.length

    PromptField {
        required property int index

        ask: root.asks[index] ?? nothing
        names: "referee." + ask.path

        onCardWanted: root.desk.pickFor(ask.path)
        onSaid: value => root.desk.say(ask.path, value)
    }
}
