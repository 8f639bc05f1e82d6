import QtQuick
import Tafel.App
import Tafel.Ui

// What will be played, by the house rules as they are chosen now: the aim, and every contract with its score.
Column {
    id: root

    required property NewMatch setup
    readonly property var game: setup.game
    readonly property var contracts: setup.contracts
    readonly property bool two: contracts.length > 6 && !Theme.large

    spacing: Theme.px(12)

    Item {
        height: Theme.px(56)
        width: parent.width

        FitText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            anchors.verticalCenter: parent.verticalCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fixed(20)
            room: parent.width
            size: 28
            text: root.game.name
            weight: Font.Black
        }
    }
    Sheet {
        implicitHeight: words.implicitHeight + 2 * padding
        width: parent.width

        Column {
            id: words

            spacing: Theme.px(6)
            width: parent.width

            TText {
                text: root.game.aim
                weight: Font.Bold
                width: parent.width
                wrapMode: Text.Wrap
            }
            TText {
                objectName: "newMatch.words"
                text: root.game.words || ""
                visible: text !== ""
                width: parent.width
                wrapMode: Text.Wrap
            }
        }
    }
    Sheet {
        implicitHeight: rows.implicitHeight + 2 * padding
        visible: root.contracts.length > 0 && root.game.group !== "own" // there the words have them
        width: parent.width

        Grid {
            id: rows

            columnSpacing: Theme.px(24)
            columns: root.two ? 2 : 1
            objectName: "newMatch.contracts"
            rowSpacing: Theme.px(8)
            width: parent.width

            Repeater {
                model: root.contracts

                Column {
                    id: contract

                    required property var modelData

                    width: (rows.width - (rows.columns - 1) * rows.columnSpacing) / rows.columns

                    TText {
                        text: contract.modelData.name
                        weight: Font.Bold
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                    TText {
                        color: Theme.mute
                        size: 18
                        text: contract.modelData.line
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
}
