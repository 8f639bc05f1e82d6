import QtQuick
import Tafel.Ui

// A month of a year, by steps.
Flow {
    id: root

    required property HistoryFilter filter
    required property string label
    required property int month // months since the year 0
    property string names: ""

    signal changed(int month)

    spacing: Theme.px(12)

    TText {
        height: Theme.px(60)
        text: root.label
        verticalAlignment: Text.AlignVCenter
        weight: Font.Bold
        width: Theme.px(60) * Theme.textScale
    }
    Stepper {
        from: 1
        label: root.label + " " + qsTr("Month")
        names: root.names + ".month"
        to: 12
        value: root.month % 12 + 1

        onChanged: value => root.changed(root.month - root.month % 12 + value - 1)
    }
    Stepper {
        from: 1990
        label: root.label + " " + qsTr("Year")
        names: root.names + ".year"
        to: 2100
        value: Math.floor(root.month / 12)

        onChanged: value => root.changed(value * 12 + root.month % 12)
    }
    TText {
        height: Theme.px(60)
        text: root.filter.monthText(root.month)
        verticalAlignment: Text.AlignVCenter
    }
}
