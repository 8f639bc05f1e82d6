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

    closeName: "history.filter.close"
    panelWidth: Theme.px(900)
    title: qsTr("Show only …")

    Choice {
        options: root.filter.periods
        part: "period"
        title: qsTr("When")
    }
    Repeater {
        model: root.filter.period === "range" ? 2 : 0

        MonthChoice {
            required property int index

            filter: root.filter
            label: index === 0 ? qsTr("From") : qsTr("To")
            month: index === 0 ? root.filter.fromMonth : root.filter.toMonth
            names: index === 0 ? "filter.from" : "filter.to"
            width: root.innerWidth

            onChanged: month => {
                if (index === 0)
                    root.filter.fromMonth = month;
                else
                    root.filter.toMonth = month;
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
        visible: root.filter.game === "" || root.filter.game === "cosmic-eidex"
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
