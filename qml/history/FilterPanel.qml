import QtQuick
import Tafel.Ui

// The filter of the history: days, game, edition, person, tournament. Changes apply at once.
Popup {
    id: root

    required property HistoryFilter filter

    function orAll(text: string, options: var): var {
        return [{id: "", text: text}, ...options];
    }

    component Choice: Stack {
        id: choice

        required property string title
        required property string part // a property of the filter, and the end of the objectName
        required property var options

        spacing: Theme.px(10)

        Heading {
            size: 20
            text: choice.title
            topPadding: Theme.px(8)
        }
        ChipFlow {
            current: root.filter[choice.part]
            names: "filter." + choice.part
            options: choice.options

            onChosen: id => root.filter[choice.part] = id
        }
    }

    panelWidth: Theme.px(900)
    title: qsTr("Show only …")

    Choice {
        options: root.filter.periods
        part: "period"
        title: qsTr("When")
    }
    Repeater {
        model: root.filter.period === "range" ? 2 : 0

        // A month of a year, by steps.
        WrappedRow {
            id: bound

            required property int index
            readonly property string label: index === 0 ? qsTr("From") : qsTr("To")
            readonly property string part: index === 0 ? "fromMonth" : "toMonth" // of the filter
            readonly property int month: root.filter[part]
            readonly property string names: index === 0 ? "filter.from" : "filter.to"

            spacing: Theme.px(12)

            TText {
                height: Theme.px(60)
                text: bound.label
                verticalAlignment: Text.AlignVCenter
                weight: Font.Bold
                width: Theme.px(60) * Theme.textScale
            }
            Stepper {
                from: 1
                label: bound.label + " " + qsTr("Month")
                names: bound.names + ".month"
                to: 12
                value: bound.month % 12 + 1

                onChanged: value => root.filter[bound.part] = bound.month - bound.month % 12 + value - 1
            }
            Stepper {
                from: 1990
                label: bound.label + " " + qsTr("Year")
                names: bound.names + ".year"
                to: 2100
                value: Math.floor(bound.month / 12)

                onChanged: value => root.filter[bound.part] = value * 12 + bound.month % 12
            }
            TText {
                height: Theme.px(60)
                text: root.filter.monthText(bound.month)
                verticalAlignment: Text.AlignVCenter
            }
        }
    }
    Choice {
        options: root.orAll(qsTr("All games"), root.filter.games)
        part: "game"
        title: qsTr("Game")
    }
    Choice {
        options: root.orAll(qsTr("All editions"), root.filter.editions)
        part: "edition"
        title: qsTr("Edition of Cosmic Eidex")
        visible: root.filter.editions.length > 0
    }
    Choice {
        options: root.orAll(qsTr("Everybody"), root.filter.people)
        part: "player"
        title: qsTr("Who played")
    }
    Choice {
        options: root.orAll(qsTr("With and without"), root.filter.tournaments)
        part: "tournament"
        title: qsTr("Tournament")
        visible: options.length > 1
    }
}
