import QtQuick
import Tafel.Ui

// The edition the table plays by, and its house rules.
Column {
    id: root

    required property NewMatch setup
    readonly property var editions: setup.editions

    signal explained(string why)
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
        options: root.editions.map(each => ({text: each.text, whyNot: each.why}))
        showCheck: false
        visible: root.setup.withEditions

        onChosen: index => root.setup.chooseEdition(setup.editions[index].value)
        onExplain: index => root.explained(setup.editions[index].why)
    }
    Repeater {
        model: root.setup.options

        OptionRow {
            required property var modelData
            required property int index

            option: modelData
            width: root.width

            onChangeWanted: root.changeWanted(index)
        }
    }
}
