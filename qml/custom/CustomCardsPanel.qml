import QtQuick
import Tafel.Ui

// Selects cards: whole suits, whole ranks, single ones. For tricks their numbers.
Popup {
    id: root

    required property var ask
    required property var now // the state after the last tap
    readonly property bool tricks: ask.kind === "tricks"
    readonly property var named: now.kind === "cards" ? now.value || [] : now.rows.map(each => each.path.split("/").pop())
    readonly property var ranks: ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    readonly property var suits: ["C", "S", "H", "D"]

    signal added(string key)

    // For a map only new keys: existing ones are removed next to their value.
    function name(key: string) {
        if (ask.kind === "cards" || !named.includes(key))
            added(key);
    }

    panelWidth: Theme.px(1000)
    title: ask.label

    Repeater {
        model: root.tricks ? [["last", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"]]
            : root.ask.single ? root.suits.map(suit => root.ranks.map(rank => suit + rank))
            : [root.suits, root.ranks].concat(root.suits.map(suit => root.ranks.map(rank => suit + rank)))

        WrappedRow {
            id: line

            required property var modelData

            spacing: Theme.px(6)

            Repeater {
                model: line.modelData

                ChoiceButton {
                    required property string modelData

                    checked: root.named.includes(modelData)
                    height: Theme.target
                    objectName: "editor.card." + modelData
                    padding: Theme.px(4)
                    text: root.tricks ? (modelData === "last" ? qsTr("last") : modelData) : Theme.cards(modelData)
                    width: Math.max(Theme.target, root.tricks && modelData === "last" ? implicitWidth + Theme.px(16) : Theme.touch(66))

                    onTapped: root.name(modelData)
                }
            }
        }
    }
    WideButton {
        height: Theme.touch(64)
        icon: "check"
        kind: "act"
        objectName: "editor.cardsDone"
        text: qsTr("Done")

        onTapped: root.closed()
    }
}
