import QtQuick
import Tafel.Ui

// A key for each kind of card without a suit, in as few rows as fingers allow.
Grid {
    id: root

    required property var keys // of `PromptOption`: [{card, value, whyNot}]
    property string names: "" // objectName of a key: names + ".12"

    signal picked(int value)
    signal explained(string whyNot)

    columnSpacing: Theme.px(8)
    columns: {
        const most = Math.max(1, Math.floor((width + columnSpacing) / (Theme.target + columnSpacing)));
        const rows = Math.max(1, Math.ceil(keys.length / most));
        return Math.max(1, Math.ceil(keys.length / rows));
    }
    rowSpacing: Theme.px(8)

    Repeater {
        model: root.keys

        Pressable {
            id: key

            required property var modelData

            implicitHeight: Math.max(Theme.target, Theme.touch(76))
            label: face.name
            objectName: root.names + "." + modelData.card
            whyNot: modelData.whyNot
            width: (root.width - (root.columns - 1) * root.columnSpacing) / root.columns

            onExplain: root.explained(modelData.whyNot)
            onTapped: root.picked(modelData.value)

            NumberFace {
                id: face

                anchors.fill: parent
                card: key.modelData.card
                opacity: key.possible ? 1 : 0.4
            }
        }
    }
}
