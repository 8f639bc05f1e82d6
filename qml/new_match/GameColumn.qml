import QtQuick
import Tafel.Ui

// The game under the current house rules: the aim, and every contract with its score.
Stack {
    id: root

    required property NewMatch setup
    readonly property gameRow game: setup.game
    readonly property var contracts: setup.contracts

    spacing: Theme.px(12)

    Title {
        height: Theme.px(56)
        room: root.width
        size: 28
        smallest: 20
        text: root.game.name
        verticalAlignment: Text.AlignVCenter
    }
    SheetColumn {
        spacing: Theme.px(6)

        Strong {
            text: root.game.aim
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
            columns: root.contracts.length > 6 && !Theme.large ? 2 : 1
            objectName: "newMatch.contracts"
            rowSpacing: Theme.px(8)

            Repeater {
                model: root.contracts

                Column {
                    id: contract

                    required property contractRow modelData

                    Strong {
                        text: contract.modelData.name
                    }
                    Remark {
                        text: contract.modelData.line
                    }
                }
            }
        }
    }
}
