import QtQuick
import Tafel.Ui

// The game under the current house rules: the aim, and every contract with its score.
Column {
    id: root

    required property NewMatch setup
    readonly property var game: setup.game
    readonly property var contracts: setup.contracts
    readonly property bool two: contracts.length > 6 && !Theme.large

    spacing: Theme.px(12)

    Strip {
        height: Theme.px(56)

        Title {
            anchors.verticalCenter: parent.verticalCenter
            room: parent.width
            size: 28
            smallest: 20
            text: root.game.name
        }
    }
    SheetColumn {
        spacing: Theme.px(6)

        Paragraph {
            text: root.game.aim
            weight: Font.Bold
        }
        Paragraph {
            objectName: "newMatch.words"
            text: root.game.words || ""
        }
    }
    SheetColumn {
        visible: root.contracts.length > 0 && root.game.group !== "own" // there the words have them

        EqualColumns {
            columnSpacing: Theme.px(24)
            columns: root.two ? 2 : 1
            objectName: "newMatch.contracts"
            rowSpacing: Theme.px(8)

            Repeater {
                model: root.contracts

                Column {
                    id: contract

                    required property var modelData


                    Paragraph {
                        text: contract.modelData.name
                        weight: Font.Bold
                    }
                    Remark {
                        text: contract.modelData.line
                    }
                }
            }
        }
    }
}
