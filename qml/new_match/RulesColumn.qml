import QtQuick
import Tafel.Ui

// The edition the table plays by, and its house rules.
Stack {
    id: root

    required property NewMatch setup
    readonly property var editions: setup.editions

    signal changeWanted(int option)

    spacing: Theme.px(12)
    visible: setup.withEditions || setup.options.length > 0

    Remark {
        text: root.setup.withEditions ? qsTr("Edition and house rules") : qsTr("House rules")
        weight: Font.Bold
    }
    SegmentedChoice {
        current: root.editions.findIndex(each => each.chosen)
        label: qsTr("Edition")
        names: root.editions.map((each, index) => "newMatch.edition." + index)
        options: root.editions
        showCheck: false
        visible: root.setup.withEditions

        onChosen: index => root.setup.chooseEdition(index)
    }
    Repeater {
        model: root.setup.options

        // A house rule: its name, its current effect, and a way to change it.
        SheetColumn {
            id: rule

            required property houseRule modelData
            required property int index

            border.color: Theme.edge
            padding: 0
            radius: Theme.radius
            sides: Theme.px(16)

            Labelled {
                least: Theme.px(76)
                padding: Theme.px(10)
                trailing: TButton {
                    label: qsTr("Change: %1").arg(rule.modelData.label)
                    objectName: "newMatch.option." + rule.modelData.name + ".change"
                    padding: Theme.px(14)
                    text: qsTr("Change")

                    onTapped: root.changeWanted(rule.index)
                }

                Strong {
                    text: rule.modelData.asks[0].kind === "number" ? Theme.filled(qsTr("%1: %2"), rule.modelData.label, rule.modelData.asks[0].number) : rule.modelData.label
                }
                Remark {
                    text: rule.modelData.effect
                }
            }
        }
    }
}
