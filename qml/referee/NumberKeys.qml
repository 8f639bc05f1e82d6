import QtQuick
import Tafel.Ui

// A key for each kind of card without a suit.
Grid {
    id: root

    required property var keys // [{card, whyNot}]

    signal picked(string card)
    signal explained(string whyNot)

    columnSpacing: Theme.px(8)
    columns: Theme.large ? 4 : 5
    rowSpacing: Theme.px(8)

    Repeater {
        model: root.keys

        Pressable {
            id: key

            required property var modelData

            implicitHeight: Theme.px(84)
            label: face.name
            objectName: "referee.card." + modelData.card
            whyNot: modelData.whyNot
            width: (root.width - (root.columns - 1) * root.columnSpacing) / root.columns

            onExplain: root.explained(modelData.whyNot)
            onTapped: root.picked(modelData.card)

            NumberFace {
                id: face

                anchors.fill: parent
                card: key.modelData.card
                opacity: key.possible ? 1 : 0.4
            }
        }
    }
}
