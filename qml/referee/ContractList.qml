import QtQuick
import Tafel.App
import Tafel.Ui

// The contracts of the game, with their score in a few words; those that are due now are marked.
Grid {
    id: root

    required property ContractDesk desk

    columnSpacing: Theme.px(8)
    columns: Theme.large ? 1 : 2
    rowSpacing: Theme.px(8)
    width: parent ? parent.width : 0

    Repeater {
        model: root.desk.contracts

        TButton {
            required property var modelData

            checkable: true
            checked: modelData.chosen
            height: Math.max(Theme.px(74), implicitHeight)
            kind: modelData.chosen ? "sel" : "plain"
            leftAligned: true
            objectName: "referee.contract." + modelData.id
            padding: Theme.px(12)
            subText: modelData.due ? qsTr("due now · %1").arg(modelData.line) : modelData.line
            text: modelData.name
            width: (root.width - (root.columns - 1) * root.columnSpacing) / root.columns

            onTapped: root.desk.chooseContract(modelData.id)
        }
    }
}
