import QtQuick
import Tafel.Ui

// The contracts as tiles, one of them selected; its text for the table, and its position in the row.
Column {
    id: root

    required property CustomGameEditor editor
    readonly property var contracts: editor.contracts

    spacing: Theme.px(10)

    EqualColumns {
        columns: Theme.large ? 1 : 3
        spacing: Theme.px(8)

        Repeater {
            model: root.contracts

            ChoiceButton {
                required property contractRow modelData
                required property int index

                checked: index === root.editor.contract
                height: Math.max(Theme.touch(70), implicitHeight)
                icon: root.editor.fault.contract === index ? "warn" : ""
                leftAligned: true
                lines: 2
                objectName: "editor.contract." + index
                padding: Theme.px(12)
                subText: modelData.line
                text: modelData.name

                onTapped: root.editor.contract = index
            }
        }
        TButton {
            dashed: true
            height: Theme.touch(70)
            icon: "plus"
            objectName: "editor.addContract"
            text: qsTr("Contract")
            visible: root.contracts.length < 40

            onTapped: root.editor.addContract()
        }
    }
    SheetColumn {
        padding: Theme.px(10)
        radius: Theme.px(8)
        sides: Theme.px(12)
        sunken: true
        visible: root.editor.sentence !== ""

        Strong {
            Accessible.name: text
            Accessible.role: Accessible.StaticText
            objectName: "editor.sentence"
            text: root.editor.sentence
        }
    }
    Row {
        spacing: Theme.px(8)
        visible: root.contracts.length > 1

        Repeater {
            model: [-1, 1]

            TButton {
                required property int modelData

                readonly property bool earlier: modelData < 0
                readonly property int place: root.editor.contract + modelData

                height: Theme.target
                icon: earlier ? "up" : "down"
                kind: "ghost"
                label: earlier ? qsTr("Earlier") : qsTr("Later")
                objectName: earlier ? "editor.earlier" : "editor.later"
                whyNot: root.contracts[place] ? "" : qsTr("Not possible now")
                width: Theme.target

                onTapped: root.editor.moveContract(root.editor.contract, place)
            }
        }
        TButton {
            height: Theme.target
            icon: "cross"
            kind: "ghost"
            objectName: "editor.removeContract"
            text: qsTr("Remove")

            onTapped: root.editor.removeContract(root.editor.contract)
        }
    }
}
