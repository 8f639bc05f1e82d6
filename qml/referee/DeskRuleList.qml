import QtQuick
import Tafel.Ui

// Interpretations that are a house rule: the table decides them for the rest of the match, with one tap.
Stack {
    id: root

    required property Desk desk
    property var rules: desk.houseRules

    spacing: Theme.px(14)
    visible: rules.length > 0

    Strong {
        color: Theme.mute
        text: root.rules.length > 0 ? root.rules[0].hint : ""
    }
    DeskPrompts {
        asks: root.rules
        desk: root.desk
    }
}
